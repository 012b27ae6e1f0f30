import clsx from 'clsx'
import { BeforeAfter } from '@/components/media/before-after'
import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import { standsAlone } from '@/components/ui/stands-alone'
import { Section, SectionHeading, SideHeading } from '@/components/sections/section'
import { PairWithWords, Quote, TestimonialsNote } from '@/components/sections/testimonials'
import type { Job } from '@/content/schema/job'
import type { GalleryImage } from '@/content/schema/parts'
import type { JobsPage } from '@/content/schema/pages/jobs'
import { firm, testimonialOf } from '@/lib/site/catalog'
import { pictureSource } from '@/lib/site/pictures'

/** Before and after, any number of other pictures, and the customer's words. */
export function JobPictures({ job, texts }: { job: Job; texts: JobsPage }) {
  const { pairs = [], pictures = [], words } = job
  const said = words && testimonialOf(words)
  // Only beside a single pair is there room for the customer's words.
  const beside = pairs.length === 1 ? said : undefined
  const only = pairs.length === 1 && !said ? pairs[0] : undefined
  const note = said && (
    <TestimonialsNote testimonials={[said]} checked={firm.legal.reviews?.checked} />
  )
  return (
    <>
      {only && (
        <Section surface="surface-2" labelledBy="avant-apres">
          {/* Without words the heading stands beside the pair, or a third of a desktop screen would be
              empty. */}
          <SideHeading id="avant-apres" title={texts.pairsTitle}>
            <BeforeAfter
              before={pictureSource(only.before)}
              after={pictureSource(only.after)}
              onDesk="820px"
            />
          </SideHeading>
        </Section>
      )}
      {pairs.length > 0 && !only && (
        <Section surface="surface-2" labelledBy="avant-apres">
          <SectionHeading id="avant-apres" title={texts.pairsTitle} />
          <ul className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
            {pairs.map(({ before, after }, position) => (
              <PairWithWords
                key={`${before} ${after}`}
                before={pictureSource(before)}
                after={pictureSource(after)}
                alone={standsAlone(position, pairs.length)}
                words={beside}
              />
            ))}
          </ul>
          {beside && note}
        </Section>
      )}
      {pictures.length > 0 && <OtherPictures title={texts.picturesTitle} pictures={pictures} />}
      {said && !beside && (
        <Section surface="surface-2" labelledBy="mots">
          <SectionHeading id="mots" title={texts.wordsTitle} />
          <Quote {...said} />
          {note}
        </Section>
      )}
    </>
  )
}

function OtherPictures({ title, pictures }: { title: string; pictures: readonly GalleryImage[] }) {
  // Three share a row: as wide as the page, the third would be larger than its file.
  const inThirds = pictures.length === 3
  return (
    <Section labelledBy="images">
      <SectionHeading id="images" title={title} />
      <ul className={clsx('grid gap-x-12 gap-y-10 sm:grid-cols-2', inThirds && 'lg:grid-cols-3')}>
        {pictures.map(({ picture, title: caption }, position) => {
          const source = pictureSource(picture)
          const alone = standsAlone(position, pictures.length)
          return (
            <li
              key={picture}
              className={clsx(alone && 'sm:col-span-2', alone && inThirds && 'lg:col-span-1')}
            >
              <figure>
                <Picture
                  source={source}
                  sizes={[
                    inThirds ? '(min-width: 64rem) 380px' : alone && '(min-width: 80rem) 1240px',
                    !alone && '(min-width: 40rem) 50vw',
                    widthOnPhones,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  className={clsx(
                    'aspect-4/3 rounded-picture',
                    alone && 'sm:aspect-21/9',
                    alone && inThirds && 'lg:aspect-4/3',
                  )}
                />
                <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-ink-2">
                  {caption}
                  {source.illustration && <IllustrationNote />}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
