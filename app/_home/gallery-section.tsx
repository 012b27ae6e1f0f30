import type { HomePage } from '@/content/schema/pages/home'
import { Gallery } from '@/components/media/gallery'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { Section, SectionHeading } from '@/components/sections/section'
import { pictureSource } from '@/lib/site/pictures'

/** Six pictures of 4/3, two wide and four narrow, in a staggered grid. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
  'lg:col-span-5',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5 lg:self-end',
]

export function GallerySection({ gallery }: { gallery: HomePage['gallery'] }) {
  return (
    <Section id="gallery" labelledBy="gallery-title" className="print:hidden">
      <SectionHeading id="gallery-title" title={gallery.title} lead={gallery.lead} />
      <Gallery
        itemClasses={spans}
        items={gallery.images.map(({ picture, title }) => {
          const source = pictureSource(picture)
          const { full, width, height, illustration, alt } = source
          return {
            title,
            alt,
            full,
            width,
            height,
            illustration,
            thumbnail: (
              <Picture
                source={source}
                sizes={`(min-width: 64rem) 680px, (min-width: 40rem) 50vw, ${widthOnPhones}`}
                className="aspect-4/3"
              />
            ),
          }
        })}
      />
    </Section>
  )
}
