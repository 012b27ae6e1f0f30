import { Section } from '@/components/sections/section'
import type { Category } from '@/content/schema/categories'
import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'
import { unbrokenHeading } from '@/components/text/unbroken'

/** What rules bind a family, when each of its trades comes, and who answers to the customer. */
export function FamilyStory({
  category: { binds, answers },
  trades,
  answersTitle,
  orderTitle,
}: {
  category: Category
  trades: readonly Trade[]
  answersTitle: string
  orderTitle: string
}) {
  const stages = trades
    .flatMap(({ inFamily, ...trade }) => (inFamily ? [{ ...trade, ...inFamily }] : []))
    .sort((one, other) => one.order - other.order)
  return (
    <>
      <Section surface="surface-2" labelledBy="lien">
        <div className="grid gap-12 lg:grid-cols-2">
          <div>
            <h2 id="lien" className="max-w-[24ch] text-title">
              {unbrokenHeading(binds.title)}
            </h2>
            <div className="mt-6 measure space-y-5">
              {binds.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className="self-start border-l-4 border-band bg-surface p-6 sm:p-8">
            <h2 className="text-subtitle">{answersTitle}</h2>
            <p className="mt-3">{answers}</p>
          </div>
        </div>
      </Section>
      {/* A single trade has no order. */}
      {stages.length > 1 && (
        <Section labelledBy="ordre">
          <h2 id="ordre" className="text-title">
            {unbrokenHeading(orderTitle)}
          </h2>
          <ol className="mt-8 border-b border-rule">
            {stages.map(({ id, serviceSlug, title, text }, index) => (
              <li
                key={id}
                className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-1 border-t border-rule py-5 md:grid-cols-[3.5rem_minmax(0,1fr)_calc(50%-1.5rem)] md:items-baseline md:gap-x-12"
              >
                <span aria-hidden="true" className="font-display text-2xl font-bold text-band">
                  {index + 1}
                </span>
                <h3 className="text-subtitle">
                  <a
                    href={paths.trade(serviceSlug, id)}
                    className="underline underline-offset-4 hover:text-action"
                  >
                    {title}
                  </a>
                </h3>
                <p className="measure text-ink-2 max-md:col-start-2">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
