import { IllustrationNote } from '@/components/media/picture'
import { Callout } from '@/components/sections/callout'
import { Section } from '@/components/sections/section'
import { TradeLinks } from '@/components/sections/trade-links'
import type { Job } from '@/content/schema/job'
import type { JobsPage } from '@/content/schema/pages/jobs'
import { paths } from '@/lib/addresses/paths'
import { serviceOf, tradeOf } from '@/lib/site/catalog'
import { costText, jobFacts } from '@/lib/site/jobs'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'

/**
 * What was asked for, what the walls hid, what was done; beside it the facts, the price and who did the work.
 */
export function JobStory({ job, texts }: { job: Job; texts: JobsPage }) {
  const { asked, found = [], done, cost, services, trades, sample } = job
  const { illustration } = pictureSource(job.heroImage)
  return (
    <Section>
      {(sample || illustration) && (
        <Callout as="div" className="mb-10 space-y-1 text-ink-2">
          {sample && <p>{texts.sampleNote}</p>}
          {illustration && <IllustrationNote className="block" />}
        </Callout>
      )}
      <div className="grid gap-12 lg:grid-cols-2">
        <div className="space-y-12">
          <Part id="demande" title={texts.askedTitle} paragraphs={asked} />
          {found.length > 0 && (
            <div className="border-l-4 border-band bg-surface-2 px-6 py-8 sm:px-8">
              <Part id="decouvert" title={texts.foundTitle} paragraphs={found} />
            </div>
          )}
          <Part id="fait" title={texts.doneTitle} paragraphs={done} />
        </div>
        <div>
          <dl className="border-t-2 border-band">
            {jobFacts(job).map(([term, value]) => (
              <div key={term} className="flex flex-wrap gap-x-4 border-b border-rule py-3">
                <dt className="min-w-28 text-ink-3">{term}</dt>
                <dd className="font-semibold text-band">{value}</dd>
              </div>
            ))}
          </dl>
          {cost && (
            <div className="mt-8">
              <h2 className="text-subtitle">{texts.costTitle}</h2>
              <p className="mt-2 font-display text-lg font-semibold text-balance text-band">
                {costText(cost)}
              </p>
              <p className="mt-2 text-ink-2">{cost.covers}</p>
            </div>
          )}
          {services.length > 0 && (
            <ul className="mt-8 space-y-1">
              {services.map((slug) => (
                <li key={slug}>
                  <a
                    href={paths.service(slug)}
                    className="inline-block py-0.5 font-semibold text-band underline underline-offset-4 hover:text-action"
                  >
                    {serviceOf(slug).name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <TradeLinks trades={trades.map(tradeOf)} className="mt-3" />
        </div>
      </div>
    </Section>
  )
}

function Part({
  id,
  title,
  paragraphs,
}: {
  id: string
  title: string
  paragraphs: readonly string[]
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-subtitle lg:text-[1.75rem]">
        {unbrokenHeading(title)}
      </h2>
      <div className="mt-5 measure space-y-5 text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
