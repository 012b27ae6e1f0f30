import type { Metadata } from 'next'
import { legal } from '@/lib/catalog'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { LegalDocument } from '../_legal/legal-document'

export const metadata: Metadata = pageMetadata(paths.privacy)

export default function PrivacyPage() {
  return <LegalDocument path={paths.privacy} page={legal.privacy} />
}
