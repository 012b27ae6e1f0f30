import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/site/metadata'
import { pageOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'

const page = pageOf('legal', paths.terms)

export const metadata: Metadata = pageMetadata(page)

export default function TermsPage() {
  return <LegalDocument page={page} />
}
