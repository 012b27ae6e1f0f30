import type { Metadata } from 'next'
import { legal } from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'

export const metadata: Metadata = pageMetadata(paths.legalNotice)

export default function LegalNoticePage() {
  return <LegalDocument path={paths.legalNotice} page={legal.legalNotice} />
}
