import type { ArticleLeaf } from 'schema-dts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { firmArticle } from './firm-article'

/** A specimen quote as what it is, a text of the firm's: its amounts are no offer. */
export function specimenArticle(path: string, specimen: SpecimenQuote): ArticleLeaf {
  return {
    ...firmArticle(path, 'specimen', specimen),
    creativeWorkStatus: 'Exemple',
  }
}
