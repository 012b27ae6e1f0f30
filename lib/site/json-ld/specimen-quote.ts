import type { ArticleLeaf } from 'schema-dts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { firmArticle } from './firm-article'

/** A specimen quote as an article by the firm: its amounts are no offer. */
export function specimenArticle(path: string, specimen: SpecimenQuote): ArticleLeaf {
  return {
    ...firmArticle(path, 'specimen', specimen),
    creativeWorkStatus: 'Exemple',
  }
}
