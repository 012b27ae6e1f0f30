import clsx from 'clsx'
import type { PictureSource } from '@/lib/site/pictures'

/**
 * For `sizes`, of a picture as wide as a phone. Somewhat less than its width: screens as dense as a
 * phone's show no difference, and the next larger file is half as heavy again.
 */
export const widthOnPhones = '80vw'

/** Dense screens show no difference between this and two. */
const pixelsForEach = 1.8

/** The files of a `srcset` that `sizes` can have a browser ask for. */
function useful(srcSet: string, sizes: string): string {
  const files = srcSet.split(', ')
  const wanted = pixelsForEach * widest(sizes)
  const last = files.findIndex((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= wanted)
  return last < 0 ? srcSet : files.slice(0, last + 1).join(', ')
}

/** How wide a picture can be, in pixels; infinite where nothing bounds it. */
function widest(sizes: string): number {
  let below = Infinity
  let widest = 0
  for (const size of sizes.split(', ')) {
    const [, from, width, unit] = /^(?:\(min-width: (\d+)rem\) )?(\d+)(px|vw)$/.exec(size) ?? []
    if (!width) return Infinity
    widest = Math.max(widest, unit === 'px' ? Number(width) : (below * Number(width)) / 100)
    below = Number(from) * 16
  }
  return widest
}

/**
 * A content picture in AVIF, or WebP where the browser reads none, its box reserved by its real size,
 * the colours of its halves until it arrives. `sizes` is the width it takes in the layout, as in HTML;
 * without it one file alone is named. `priority` is for the one picture of the first view, which is
 * fetched before anything else; the others load when they come near. `className` lays out the box; the
 * picture fills it.
 */
export function Picture({
  source,
  sizes,
  priority = false,
  coloured = true,
  alt = source.alt,
  className,
}: {
  source: PictureSource
  sizes?: string | undefined
  priority?: boolean
  /** False where it is so small that a plain ground does until it arrives. */
  coloured?: boolean
  /** Empty where a text beside the picture already says what it shows. */
  alt?: string
  className?: string
}) {
  const [upper, lower] = source.halves
  return (
    <span className={clsx('picture', className)}>
      {/* In attributes that the policy allows. An image of a few bytes, in a data URL, is a fetch and a
          decoding for each picture of the page before the first one shows. */}
      {coloured && (
        <>
          <svg color={upper} aria-hidden />
          <svg color={lower} aria-hidden />
        </>
      )}
      <picture>
        <source
          type="image/avif"
          srcSet={sizes ? useful(source.avif, sizes) : source.small}
          sizes={sizes}
        />
        <img
          src={source.src}
          width={source.width}
          height={source.height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}

/** Says that a picture is computer-made, where it could pass for a photo of our own work. */
export function IllustrationNote({ className }: { className?: string }) {
  return <span className={clsx('text-sm text-ink-3', className)}>Image d’illustration</span>
}
