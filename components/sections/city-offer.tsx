import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'
import { TradeLinks } from './trade-links'

/** A city with the services and trades proposed there, each a link. */
export function CityOfferBlock({
  city,
  text,
  services,
  trades,
}: {
  city: string
  text?: string | undefined
  services: readonly { readonly slug: string; readonly name: string }[]
  trades: readonly Pick<Trade, 'id' | 'serviceSlug' | 'title'>[]
}) {
  return (
    <li className="border-t-2 border-band pt-5">
      <h3 className="text-subtitle">{city}</h3>
      {text && <p className="mt-3 measure text-ink-2">{text}</p>}
      {services.length > 0 && (
        <ul className="mt-4 space-y-1">
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <a
                href={paths.service(slug)}
                className="inline-block py-0.5 font-semibold text-band underline underline-offset-4 hover:text-action"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <TradeLinks trades={trades} className="mt-3" />
    </li>
  )
}
