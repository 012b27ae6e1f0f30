import type { TradeBlockOf } from '@/content/schema/trade-blocks'
import { unbrokenHeading } from '@/components/text/unbroken'
import { french } from '@/lib/text/typography'
import { Section } from '../section'

/** The days of a site, or the hours of one day, on a dark band. */
export function DayByDay({ id, block }: { id: string; block: TradeBlockOf<'day-by-day'> }) {
  return (
    <Section surface="band" labelledBy={id}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={id} className="text-title text-surface">
            {unbrokenHeading(block.title)}
          </h2>
          {block.lead && <p className="mt-5 measure text-lead">{block.lead}</p>}
        </div>
        <ol className="border-b border-band-ink/30 lg:col-span-8">
          {block.moments.map(({ when, title, text, atHome }) => (
            <li
              key={when}
              className="grid gap-x-8 gap-y-1 border-t border-band-ink/30 py-6 sm:grid-cols-[7.5rem_1fr] sm:items-baseline"
            >
              <p className="font-display text-lg leading-tight font-semibold text-highlight">
                {when}
              </p>
              <div>
                <h3 className="text-subtitle text-surface">{unbrokenHeading(title)}</h3>
                <p className="mt-2 measure">{text}</p>
                {atHome && (
                  <p className="mt-3 measure border-l-2 border-highlight pl-5 text-base text-surface">
                    <b className="font-semibold">{french('Chez vous :')}</b> {atHome}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
