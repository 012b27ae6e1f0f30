import type { HomePage } from '@/content/schema/pages/home'
import { Gallery } from '@/components/media/gallery'
import { Picture, twoByTwo } from '@/components/media/picture'
import { buttonClass } from '@/components/ui/button'
import { JobName, type ShownJob } from '@/components/sections/job-card'
import { Section, SectionHeading } from '@/components/sections/section'
import { pictureSource } from '@/lib/site/pictures'

/** On a desk, six by six: three wide and three narrow, in a staggered grid. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
  'lg:col-span-5',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
]

export function GallerySection({
  gallery,
  jobs,
}: {
  gallery: HomePage['gallery']
  /** The newest finished jobs, and the way to all of them; nothing where they are switched off. */
  jobs:
    | {
        readonly newest: readonly ShownJob[]
        readonly all: { readonly text: string; readonly href: string }
      }
    | undefined
}) {
  const layouts = gallery.images.map((_, position) => twoByTwo(position, gallery.images.length))
  return (
    <Section id="gallery" labelledBy="gallery-title" className="print:hidden">
      <SectionHeading id="gallery-title" title={gallery.title} lead={gallery.lead} />
      <Gallery
        itemClasses={layouts.map(({ alone }, position) =>
          alone ? 'sm:col-span-2 lg:col-span-12' : (spans[position % spans.length] ?? ''),
        )}
        items={gallery.images.map(({ picture, title }, position) => {
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
                sizes={layouts[position]?.sizes}
                className={layouts[position]?.aspect}
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
