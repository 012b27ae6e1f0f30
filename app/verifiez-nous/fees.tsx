import type { Fee } from '@/content/schema/pages/checks'
import { paths } from '@/lib/addresses/paths'
import { tradeOf } from '@/lib/site/catalog'

/** What a customer may ask for: whether it is paid for, in which case, and how much. */
export function Fees({ fees }: { fees: readonly Fee[] }) {
  return (
    <dl className="border-b border-rule">
      {fees.map(({ name, kind, text, trade }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 lg:grid-cols-[1fr_7.5rem_2fr]"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className={kind === 'Payant' ? 'font-semibold' : 'font-semibold text-band'}>
            {kind}.
          </dd>
          <dd className="measure text-ink-2">
            {text}
            {trade && (
              <>
                {' '}
                <a
                  href={paths.trade(tradeOf(trade).serviceSlug, trade)}
                  className="text-action underline underline-offset-4"
                >
                  {tradeOf(trade).title}
                </a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
