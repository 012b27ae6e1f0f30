import clsx from 'clsx'
import type { PictureSource } from '@/lib/site/pictures'

/**
 * The `sizes` of a picture as wide as a phone. Somewhat less than its width: dense screens show no
 * difference, and the next larger file weighs half as much again.
 */
export const widthOnPhones = '80vw'

/** Pixels of the file for each CSS pixel: dense screens show no difference between this and two. */
const pixelsForEach = 1.8

/** The files of a `srcset` that a browser can choose for these `sizes`. */
function useful(srcSet: string, sizes: string): string {
  const files = srcSet.split(', ')
  const wanted = pixelsForEach * widest(sizes)
  const last = files.findIndex((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= wanted)
  return last < 0 ? srcSet : files.slice(0, last + 1).join(', ')
}

/** The greatest width that `sizes` allow, in pixels; Infinity where nothing bounds it. */
function widest(sizes: string): number {
  let below = Infinity
  let most = 0
  for (const size of sizes.split(', ')) {
    const [, from, width, unit] = /^(?:\(min-width: (\d+)rem\) )?(\d+)(px|vw)$/.exec(size) ?? []
    if (!width) return Infinity
    most = Math.max(most, unit === 'px' ? Number(width) : (below * Number(width)) / 100)
    below = Number(from) * 16
  }
  return most
}

/**
 * A picture of the content in AVIF, or WebP where the browser reads no AVIF. Its box has the picture's
 * proportions and the colours of its halves until it arrives.
 * @param sizes its width in the layout, as in HTML; without it only one file is offered.
 * @param priority for the one picture of the first view, which is fetched before anything else; the others
 * load when they come near.
 * @param className the layout of the box, which the picture fills.
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
  /** False for a picture so small that a plain ground will do until it arrives. */
  coloured?: boolean
  /** Empty where a text beside the picture says what it shows. */
  alt?: string
  className?: string
}) {
  const [upper, lower] = source.halves
  return (
    <span className={clsx('picture', className)}>
      {/* Colours as attributes, which the policy allows. A tiny image in a data URL would be fetched and
          decoded for each picture before the first one shows. */}
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

/** Says that a picture is computer-made, where it could pass for a photo of our own works. */
export function IllustrationNote({ className }: { className?: string }) {
  return <span className={clsx('text-sm text-ink-3', className)}>Image d’illustration</span>
}
