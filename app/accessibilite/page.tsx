import type { Metadata } from 'next'
import { recordDayText } from '@/lib/text/day-text'
import { firm } from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { pageOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'
import { french } from '@/lib/text/typography'

const { accessibilityCheckedOn: checkedOn } = firm.legal
const page = pageOf('legal', paths.accessibility)

export const metadata: Metadata = pageMetadata(page)

/** What was checked for people with disabilities, when, and how to complain. */
export default function AccessibilityPage() {
  return (
    <LegalDocument
      page={page}
      date={checkedOn && french(`Dernière vérification : ${recordDayText(checkedOn)}`)}
    />
  )
}
