import { IllustrationNote, Picture } from '@/components/media/picture'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'
import type { PictureSource } from '@/lib/site/pictures'
import { CardRows, cardSizes, mayBeWide } from './card-rows'

/** A finished job as lists show it. */
export interface ShownJob {
  readonly title: string
  readonly subtitle: string
  /** « Marmande, mai 2026 » */
  readonly where: string
  readonly sample: boolean
  readonly picture: PictureSource
  readonly href: string
  /** The classes by which the style sheet filters it. */
  readonly keys?: string
}

/** Finished jobs in rows. */
export function JobRows({
  jobs,
  inFull = jobs.length,
  filtered = false,
}: {
  jobs: readonly ShownJob[]
  /** How many jobs have a picture in every size: far down a long list, bytes add up. */
  inFull?: number
  /** Whether a filter may leave any job alone in its row. */
  filtered?: boolean
}) {
  return (
    <CardRows
      cards={jobs.map(({ keys, ...job }, position) => ({
        id: job.href,
        keys,
        card: (
          <JobCard
            {...job}
            light={position >= inFull}
            large={filtered || mayBeWide(position, jobs.length)}
          />
        ),
      }))}
    />
  )
}

/** A finished job in a list: picture, place and time, title, the job in a sentence. */
function JobCard({
  title,
  subtitle,
  where,
  sample,
  picture,
  href,
  light,
  large,
}: ShownJob & {
  /** Whether it names one file of its picture instead of half a dozen. */
  light: boolean
  /** Whether its picture may take half of the row on a desktop. */
  large: boolean
}) {
  return (
    <div className="card group relative grid items-center gap-x-12">
      <div>
        <Picture
          source={picture}
          alt=""
          coloured={false}
          sizes={light ? undefined : cardSizes(large)}
          className="aspect-3/2 rounded-picture bg-surface-3"
        />
        {picture.illustration && <IllustrationNote className="mt-1 block" />}
      </div>
      <div>
        <JobName {...{ title, where, sample, href }} />
        <p className="mt-1 text-ink-2">{unbroken(subtitle)}</p>
      </div>
    </div>
  )
}

/** Place and time, and the title, whose link covers the whole card. */
export function JobName({
  title,
  where,
  sample,
  href,
}: Pick<ShownJob, 'title' | 'where' | 'sample' | 'href'>) {
  return (
    <>
      <p className="mt-3 flex justify-between gap-x-4 text-base text-ink-3">
        {where}
        {sample && <span>Exemple</span>}
      </p>
      <h3 className="mt-1 text-subtitle group-hover:text-action">
        <a href={href} className="after:absolute after:inset-0">
          {unbrokenHeading(title)}
        </a>
      </h3>
    </>
  )
}
