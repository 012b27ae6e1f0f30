import type { ReactNode } from 'react'
import type { Claim, Wish as WishRecord } from '@/content/schema/pages/aids'
import { paths } from '@/lib/addresses/paths'
import { tradeOf } from '@/lib/site/catalog'
import { french } from '@/lib/text/typography'
import { unbrokenHeading } from '@/components/text/unbroken'
import { TextLink } from '@/components/ui/text-link'

/** Facts, each with its source under it. */
export function Claims({ claims, className }: { claims: readonly Claim[]; className?: string }) {
  return claims.map(({ text, source }) => (
    <p key={text} className={className}>
      {text}
      <small className="mt-0.5 block text-sm text-ink-3">{french(`Source : ${source}`)}</small>
    </p>
  ))
}

/** One kind of work: its aids, who may ask for them, when, what we prepare, which VAT. */
export function Wish({ wish }: { wish: WishRecord }) {
  const trade = wish.trade && tradeOf(wish.trade)
  return (
    <section
      aria-labelledby={wish.id}
      className="grid gap-x-12 border-t-2 border-band py-8 lg:grid-cols-12"
    >
      <div className="mb-4 lg:col-span-4">
        <h3 id={wish.id} className="scroll-mt-28 text-subtitle">
          {unbrokenHeading(wish.title)}
        </h3>
        {trade && (
          <p className="mt-2">
            <TextLink href={paths.trade(trade.serviceSlug, trade.id)}>
              {french(`Qui le fait : ${trade.title}`)}
            </TextLink>
          </p>
        )}
      </div>
      <dl className="answers lg:col-span-8">
        <Row term="Les aides">
          <Claims claims={wish.aids} />
        </Row>
        <Row term="Pour qui">{wish.who}</Row>
        <Row term="Quand demander">{wish.when}</Row>
        <Row term="Ce que nous préparons">{wish.prepares}</Row>
        <Row term="La TVA">
          <Claims claims={wish.tax} />
        </Row>
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
