import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { buttonClass } from '@/components/ui/button'
import { paths } from '@/lib/addresses/paths'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm, jobs, team, testimonials } from '@/lib/site/catalog'
import { shownChecks, shownFees } from '@/lib/site/checks'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { pictureSource } from '@/lib/site/pictures'
import { StructuredData } from '../structured-data'
import { Check } from './check'
import { Fees } from './fees'
import { Team } from './team'

const record = findPage('checks', paths.checks)

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Without its record the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <ChecksPage record={record} /> : notFound()
}

function ChecksPage({ record }: { record: PageOf<'checks'> }) {
  const page = record.subject
  const fees = shownFees(page, firm.switches)
  const checks = shownChecks(page, firm, jobs, Object.values(testimonials))
  const lacking = checks.find(({ missing }) => missing.length > 0)
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        actions={
          fees.length > 0 ? (
            <a href="#tarifs" className={buttonClass('on-dark')}>
              Ce qui est gratuit, ce qui se paie
            </a>
          ) : undefined
        }
      />
      <Section labelledBy="verifier">
        <SectionHeading id="verifier" title={page.checksTitle} lead={page.checksLead} />
        <ol className="border-b border-rule">
          {checks.map((check) => (
            // Said only once, at the first thing that is missing.
            <Check key={check.id} check={check} missing={check === lacking ? page.missing : ''} />
          ))}
        </ol>
      </Section>
      {team && team.members.length > 0 && (
        <Section labelledBy="equipe">
          <SectionHeading id="equipe" {...team.heading} />
          <Team {...team} />
        </Section>
      )}
      {fees.length > 0 && (
        <Section surface="surface-2" labelledBy="tarifs">
          <SectionHeading id="tarifs" title={page.fees.title} lead={page.fees.lead} />
          <Fees fees={fees} />
        </Section>
      )}
      <Sources sources={sourcesOf(record)} />
      <CallToAction {...page.closing} />
      <StructuredData page={record} team={team?.members ?? []} />
    </>
  )
}
