import type { ReactNode } from 'react'
import type { LegalBlock } from '@/content/schema/pages/legal'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CheckList } from '@/components/sections/check-list'
import { Sources } from '@/components/sections/sources'
import { periodName } from '@/lib/head/period'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import type { Page } from '@/lib/site/page-record'
import { dayText, recordDayText } from '@/lib/text/day-text'
import { StructuredData } from '../structured-data'
import { withLinks } from './legal-links'
import { Today } from './today'
import { french } from '@/lib/text/typography'
import { unbrokenHeading } from '@/components/text/unbroken'

const builtOn = dayText(new Date(), 'Europe/Paris')

/**
 * A legal page. Unless a date is given, it shows the visitor's day as that of its last update, and since when
 * its text has been the same.
 */
export function LegalDocument({ page, date }: { page: Page<'legal'>; date?: ReactNode }) {
  const { title, lead, sections, updated } = page.subject
  return (
    <>
      <div className="container-page py-14 lg:py-20">
        <Breadcrumb steps={breadcrumb(page)} />
        <h1 className="mt-6 max-w-[20ch] text-hero">{unbrokenHeading(title)}</h1>
        <p className="mt-5 measure text-lead text-ink-2">{lead}</p>
        <p className="mt-4 text-ink-3">
          {date ?? (
            <>
              {french('Dernière mise à jour :')} <Today builtOn={builtOn} />
              {french(` ; texte inchangé depuis le ${recordDayText(updated)}`)}
            </>
          )}
        </p>
        <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav
            aria-label="Sommaire"
            className="self-start lg:sticky lg:top-28 lg:-m-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:p-2"
          >
            <ul className="space-y-1 border-t-2 border-band pt-4 text-base">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-block py-0.5 text-ink-2 underline-offset-4 hover:text-action hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="legal-sections space-y-12">
            {sections.map(({ id, title, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="scroll-mt-28 text-subtitle">
                  {title}
                </h2>
                <div className="mt-4 space-y-4">
                  {blocks.map((block) => (
                    <Block key={JSON.stringify(block)} block={block} path={page.path} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
      <Sources sources={sourcesOf(page)} />
      <StructuredData page={page} />
    </>
  )
}

function Block({ block, path }: { block: LegalBlock; path: string }) {
  if ('text' in block) return <p className="measure">{withLinks(block.text, firm, path)}</p>
  if ('list' in block) return <CheckList items={block.list} className="measure" />
  if ('notice' in block)
    return (
      <div className="measure space-y-4 border-2 border-band p-5 text-base">
        {block.notice.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )
  return (
    <dl
      className="border-b border-rule"
      data-period={block.until && periodName({ until: block.until })}
    >
      {block.facts.map(([term, value]) => (
        <div
          key={term}
          className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="measure text-ink-2">{withLinks(value, firm, path)}</dd>
        </div>
      ))}
    </dl>
  )
}
