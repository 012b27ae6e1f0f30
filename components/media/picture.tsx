import clsx from 'clsx'
import { preload } from 'react-dom'
import type { PictureSource } from '@/lib/site/pictures'

/**
 * For `sizes`, of a picture as wide as a phone. Somewhat less than its width: screens as dense as a
 * phone's show no difference, and the next larger file is half as heavy again.
 */
export const widthOnPhones = '82vw'

/** The files of a `srcset` that `sizes` can ask for: at a fixed width, up to two pixels for each of it. */
function useful(srcSet: string, sizes: string): string {
  const [, width] = /^(\d+)px$/.exec(sizes) ?? []
  const files = srcSet.split(', ')
  const last = files.findIndex((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= 2 * Number(width))
  return last < 0 ? srcSet : files.slice(0, last + 1).join(', ')
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
  const files = sizes ? useful(source.avif, sizes) : source.small
  // With its type, so that a browser that reads no AVIF fetches nothing it will not show.
  if (priority)
    preload(source.src, {
      as: 'image',
      imageSrcSet: files,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    })
  const [upper, lower] = source.halves
  return (
    <span className={clsx('picture', className)}>
      {/* In attributes that the policy allows. An image of a few bytes, in a data URL, is a fetch and a
          decoding for each picture of the page before the first one shows. */}
      {coloured && (
        <svg viewBox="0 0 1 2" preserveAspectRatio="none" color={upper} fill={lower} aria-hidden>
          <path d="M0 1h1v1H0z" />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={files} sizes={sizes} />
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
