import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { buttonClass } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { paths } from '@/lib/addresses/paths'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { pictureSource } from '@/lib/site/pictures'
import { StructuredData } from '../structured-data'
import { Claims, Wish } from './wish'

const record = findPage('aids', paths.aids)

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Without its record the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <AidsPage record={record} /> : notFound()
}

function AidsPage({ record }: { record: PageOf<'aids'> }) {
  const page = record.subject
  const { calculators } = page
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        actions={
          <>
            <a href="#travaux" className={buttonClass('action')}>
              Chercher par travaux
            </a>
            <a href="#calculer" className={buttonClass('on-dark')}>
              Les calculateurs publics
            </a>
          </>
        }
      />
      <Section labelledBy="regles">
        <SectionHeading id="regles" title={page.rulesTitle} lead={page.rulesLead} />
        <div className="gap-x-12 md:columns-2">
          <Claims claims={page.rules} className="mb-6 break-inside-avoid" />
        </div>
      </Section>
      <Section surface="surface-2" labelledBy="travaux">
        <SectionHeading id="travaux" title={page.wishesTitle} className="mb-6!" />
        <nav aria-label="Travaux" className="mb-10">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {page.wishes.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1 font-semibold text-band underline underline-offset-4 hover:text-action"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {page.wishes.map((wish) => (
          <Wish key={wish.id} wish={wish} />
        ))}
      </Section>
      <Section labelledBy="calculer">
        <SectionHeading id="calculer" title={calculators.title} lead={calculators.lead} />
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {calculators.entries.map(({ label, text, url }) => (
            <li key={url} className="border-t-2 border-band pt-4">
              <TextLink href={url} rel="noopener">
                {label}
              </TextLink>
              <p className="mt-2 measure text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Sources sources={sourcesOf(record)} />
      <CallToAction {...page.closing} />
      <StructuredData page={record} />
    </>
  )
}
