import type { Trade } from '@/content/types'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { TradeHomePage } from '@/lib/catalog'
import { paths } from '@/lib/paths'

/** The way back to the service, and to the trades that work beside this one. */
export function RelatedBar({
  service,
  related,
}: {
  service: TradeHomePage
  related: readonly Trade[]
}) {
  return (
    <nav aria-labelledby="metiers-connexes" className="bg-craie py-14">
      <div className="container-page grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="metiers-connexes" className="text-subtitle">
            Métiers connexes
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {related.map((trade) => (
              <li key={trade.id}>
                <Link
                  href={paths.trade(trade.serviceSlug, trade.id)}
                  className="inline-block py-1 font-semibold text-terre underline underline-offset-4 hover:text-terre-2"
                >
                  {trade.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Link href={paths.service(service.slug)} className={buttonClass('outline')}>
          Retour à {service.name}
        </Link>
      </div>
    </nav>
  )
}
