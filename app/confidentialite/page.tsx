import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/site/metadata'
import { pageOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'

const page = pageOf('legal', paths.privacy)

export const metadata: Metadata = pageMetadata(page)

export default function PrivacyPage() {
  return <LegalDocument page={page} />
}
