import type { Category } from '@/content/schema/categories'
import type { Trade } from '@/content/schema/trade'
import { TradeLinks } from '@/components/sections/trade-links'
import { buttonClass } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { categoryPages, type TradeHomePage } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'

const headingId = 'metiers-connexes'

/** Links to the service, to related trades and to the trade's family. */
export function RelatedBar({
  home,
  title,
  related,
  category,
}: {
  home: TradeHomePage
  title: string
  related: readonly Trade[]
  category: Category | undefined
}) {
  return (
    <nav
      {...(related.length > 0 ? { 'aria-labelledby': headingId } : { 'aria-label': 'Retour' })}
      className="bg-surface py-14"
    >
      <div className="container-page grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        {related.length > 0 && (
          <div>
            <h2 id={headingId} className="text-subtitle">
              {title}
            </h2>
            <TradeLinks trades={related} className="mt-4" />
          </div>
        )}
        {category && categoryPages && (
          <p className="lg:row-start-2">
            {categoryPages.fromTrade}{' '}
            <TextLink href={paths.category(category.id)}>{category.name}</TextLink>
          </p>
        )}
        <a
          href={paths.service(home.slug)}
          className={buttonClass('outline', 'w-fit max-sm:w-full')}
        >
          Retour à {home.name}
        </a>
      </div>
    </nav>
  )
}
