import type { Metadata } from 'next'
import { legal } from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'

export const metadata: Metadata = pageMetadata(paths.terms)

export default function TermsPage() {
  return <LegalDocument path={paths.terms} page={legal.terms} />
}
