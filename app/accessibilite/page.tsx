import type { Metadata } from 'next'
import { legal } from '@/lib/site/catalog'
import { dayText } from '@/lib/text/day-text'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { LegalDocument } from '../_legal/legal-document'

export const metadata: Metadata = pageMetadata(paths.accessibility)

/** What was checked for people with disabilities, when, and how to complain (facts.md §3). */
export default function AccessibilityPage() {
  const { accessibility } = legal
  return (
    <LegalDocument
      path={paths.accessibility}
      page={accessibility}
      date={
        <>Dernière vérification&nbsp;: {dayText(new Date(`${accessibility.updated}T12:00:00Z`))}</>
      }
    />
  )
}
