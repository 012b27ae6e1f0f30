import clsx from 'clsx'
import type { Testimonial } from '@/content/schema/testimonial'
import { BeforeAfter } from '@/components/media/before-after'
import { standsAlone } from '@/components/ui/stands-alone'
import { Rating } from '@/components/ui/rating'
import type { PictureSource } from '@/lib/site/pictures'
import { monthText } from '@/lib/text/month-text'
import { french, upperFirst } from '@/lib/text/typography'

/** A testimonial with its pictures looked up. */
export interface ShownTestimonial extends Pick<
  Testimonial,
  'id' | 'author' | 'location' | 'rating' | 'text' | 'experience' | 'published' | 'sample'
> {
  readonly before?: PictureSource
  readonly after?: PictureSource
}

/** Testimonials with two pictures first, in a grid of their own, then the others. */
export function Testimonials({
  testimonials,
  checked,
}: {
  testimonials: readonly ShownTestimonial[]
  checked: string | undefined
}) {
  const illustrated = testimonials.filter(({ before, after }) => before && after)
  const others = testimonials.filter(({ before, after }) => !(before && after))
  return (
    <>
      {illustrated.length > 0 && (
        <>
          <h3 className="mb-6 text-subtitle">Avant / Après nos interventions</h3>
          <IllustratedTestimonials testimonials={illustrated} />
        </>
      )}
      {others.length > 0 && (
        <ul className="card-rows mt-14 flex flex-wrap gap-x-12 gap-y-10 first:mt-0">
          {others.map((testimonial) => (
            <li key={testimonial.id} className="border-t-2 border-band pt-5">
              <Quote {...testimonial} />
            </li>
          ))}
        </ul>
      )}
      <TestimonialsNote testimonials={testimonials} checked={checked} />
    </>
  )
}

/** Testimonials with a picture before and one after, two by two on a desktop. */
export function IllustratedTestimonials({
  testimonials,
}: {
  testimonials: readonly ShownTestimonial[]
}) {
  return (
    <ul className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
      {testimonials.map((testimonial, position) => (
        <PairWithWords
          key={testimonial.id}
          before={testimonial.before}
          after={testimonial.after}
          alone={standsAlone(position, testimonials.length)}
          words={testimonial}
        />
      ))}
    </ul>
  )
}

/**
 * One of a list of pairs, two by two on a desktop: its words stand under it, or beside it where it is alone.
 */
export function PairWithWords({
  before,
  after,
  alone,
  words,
}: {
  before: PictureSource | undefined
  after: PictureSource | undefined
  alone: boolean
  words: ShownTestimonial | undefined
}) {
  return (
    <li
      className={clsx(
        'grid content-start gap-x-12 gap-y-5',
        alone && 'lg:col-span-2 lg:grid-cols-[2fr_1fr] lg:items-center',
      )}
    >
      {before && after && (
        <BeforeAfter before={before} after={after} onDesk={alone ? '820px' : '600px'} />
      )}
      {words && <Quote {...words} />}
    </li>
  )
}

/** One testimonial, without its pictures. */
export function Quote({
  author,
  location,
  rating,
  text,
  experience,
  published,
  sample,
}: ShownTestimonial) {
  return (
    <figure>
      {rating !== undefined && <Rating value={rating} />}
      <blockquote className="mt-3 measure text-lead first:mt-0">
        <p>{french(`« ${text} »`)}</p>
      </blockquote>
      <figcaption className="mt-3 text-ink-2">
        <span className="font-semibold text-ink">{author}</span>
        {`, ${location}`}
        {sample ? (
          <span className="block text-sm text-ink-3">Exemple de témoignage</span>
        ) : (
          (experience || published) && (
            <span className="block text-sm text-ink-3">{monthsText(experience, published)}</span>
          )
        )}
      </figcaption>
    </figure>
  )
}

/**
 * « Mai 2026, avis publié en juin 2026 »: the month of the works or the visit, and that of the testimonial.
 */
function monthsText(experience: string | undefined, published: string | undefined): string {
  const text = [
    ...(experience ? [monthText(experience)] : []),
    ...(published ? [`avis publié en ${monthText(published)}`] : []),
  ].join(', ')
  return upperFirst(text)
}

/** Says how testimonials are checked, as the law requires beside them. Nothing where all are samples. */
export function TestimonialsNote({
  testimonials,
  checked,
}: {
  testimonials: readonly Pick<ShownTestimonial, 'sample'>[]
  /** The firm's sentence, if its record has one. */
  checked: string | undefined
}) {
  if (!checked || testimonials.every(({ sample }) => sample)) return null
  return <p className="mt-10 measure text-sm text-ink-3">{checked}</p>
}
