import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/lib/site/pictures'
import { cardSizes } from './card-rows'
import { CheckList } from './check-list'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'

/** A trade in a list: picture, title, subtitle, two points, and a link to its page. */
export function TradeCard({
  title,
  subtitle,
  points,
  picture,
  href,
  label,
  first = false,
  large = false,
}: {
  title: string
  subtitle: string
  points: readonly string[]
  picture: PictureSource
  href: string
  /** Text of the link; the title is read out after it. */
  label: string
  /** Whether its picture is the first one that the page shows. */
  first?: boolean
  /** Whether its picture may take half of the row on a desktop. */
  large?: boolean
}) {
  return (
    <article aria-label={title} className="card group relative flex h-full flex-col gap-x-12">
      <Picture
        source={picture}
        alt=""
        sizes={cardSizes(large)}
        priority={first}
        className="aspect-3/2 rounded-picture"
      />
      <div className="flex flex-1 flex-col">
        <h3 className="mt-4 text-subtitle group-hover:text-action">{unbrokenHeading(title)}</h3>
        <p className="mt-1 text-ink-2">{unbroken(subtitle)}</p>
        <CheckList items={points} className="mt-3 text-base" />
        <a
          href={href}
          className="mt-auto inline-block min-h-6 pt-4 font-semibold text-action underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {label}
          <span className="sr-only">{` : ${title}`}</span>
          <span aria-hidden="true">→</span>
        </a>
      </div>
    </article>
  )
}
