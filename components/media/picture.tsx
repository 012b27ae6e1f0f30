import clsx from 'clsx'
import type { PictureSource } from '@/lib/pictures'

/**
 * A content picture in AVIF and WebP, its box reserved by its real size.
 * `sizes` is the width it takes in the layout, as in HTML. `priority` is for the one picture of the
 * first view; the others load when they come near.
 */
export function Picture({
  source,
  sizes,
  priority = false,
  alt = source.alt,
  className,
}: {
  source: PictureSource
  sizes: string
  priority?: boolean
  /** Empty where a text beside the picture already says what it shows. */
  alt?: string
  className?: string
}) {
  return (
    <picture className="contents">
      {/* A source is no box, but the grid around would give it a cell. */}
      <source type="image/avif" className="hidden" srcSet={source.avif} sizes={sizes} />
      <img
        src={source.src}
        srcSet={source.webp}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx('h-auto w-full bg-chaux object-cover', className)}
      />
    </picture>
  )
}

/** Says that a picture is computer-made, where it could pass for a photo of our own work. */
export function IllustrationNote({ className }: { className?: string }) {
  return <span className={clsx('text-sm text-encre-3', className)}>Image d’illustration</span>
}
