import clsx from 'clsx'
import type { HomePage } from '@/content/schema/pages/home'
import { Gallery } from '@/components/media/gallery'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { standsAlone } from '@/components/ui/stands-alone'
import { buttonClass } from '@/components/ui/button'
import { JobName, type ShownJob } from '@/components/sections/job-card'
import { Section, SectionHeading } from '@/components/sections/section'
import { pictureSource } from '@/lib/site/pictures'

/** Grid spans of six pictures in 4/3, three wide and three narrow, staggered; they repeat every six. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
  'lg:col-span-5',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
]

/**
 * The classes of one picture: on a desktop the last three of an odd number share a row, so that none leaves a
 * hole.
 */
function placeOf(position: number, count: number): string {
  const inLastRow = count > 1 && count % 2 === 1 && position >= count - 3
  return clsx(
    standsAlone(position, count) && 'sm:col-span-2',
    inLastRow ? 'lg:col-span-4' : spans[position % spans.length],
  )
}

/** The home page’s pictures, which open in full size, and its newest finished jobs. */
export function GallerySection({
  gallery,
  jobs,
}: {
  gallery: HomePage['gallery']
  /** The newest finished jobs and a link to all of them; undefined where they are switched off. */
  jobs:
    | {
        readonly newest: readonly ShownJob[]
        readonly all: { readonly text: string; readonly href: string }
      }
    | undefined
}) {
  return (
    <Section id="gallery" labelledBy="gallery-title" className="print:hidden">
      <SectionHeading id="gallery-title" title={gallery.title} lead={gallery.lead} />
      <Gallery
        itemClasses={gallery.images.map((_, position, { length }) => placeOf(position, length))}
        items={gallery.images.map(({ picture, title }, position, { length }) => {
          const source = pictureSource(picture)
          const { avif, full, width, height, illustration, alt } = source
          return {
            title,
            alt,
            avif,
            full,
            width,
            height,
            illustration,
            thumbnail: (
              <Picture
                source={source}
                sizes={
                  standsAlone(position, length)
                    ? `(min-width: 64rem) 680px, ${widthOnPhones}`
                    : `(min-width: 64rem) 680px, (min-width: 40rem) 50vw, ${widthOnPhones}`
                }
                className="aspect-4/3"
              />
            ),
          }
        })}
      />
      {jobs && (
        <>
          <ul className="mt-10 grid gap-8 lg:grid-cols-3">
            {jobs.newest.map((job) => (
              <li key={job.href} className="group relative border-t border-rule">
                <JobName {...job} />
              </li>
            ))}
          </ul>
          <p className="mt-10">
            <a href={jobs.all.href} className={buttonClass('outline')}>
              {jobs.all.text}
            </a>
          </p>
        </>
      )}
    </Section>
  )
}
