import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import type { PictureSource } from '@/lib/site/pictures'

/** A finished job as lists show it. */
export interface ShownJob {
  readonly title: string
  readonly subtitle: string
  /** « Marmande, mai 2026 » */
  readonly where: string
  readonly sample: boolean
  readonly picture: PictureSource
  readonly href: string
  /** What the style sheet's filter knows it by. */
  readonly keys?: string
}

/** Side by side on a desk. */
const inRow = 3

/**
 * Finished jobs in rows without a hole: the last ones share theirs, and whichever has one to itself
 * has its words beside its picture. The style sheet says so, for it is what filters them.
 */
export function JobRows({
  jobs,
  inFull = jobs.length,
  filtered = false,
}: {
  jobs: readonly ShownJob[]
  /** How many have a picture for every screen: far down a long list, bytes add up. */
  inFull?: number
  /** Any of them may be left alone in a row. */
  filtered?: boolean
}) {
  const rest = jobs.length % inRow
  return (
    <ul className="job-rows flex flex-wrap gap-x-8 gap-y-12">
      {jobs.map((job, position) => (
        <li key={job.href} className={job.keys}>
          <div>
            <JobCard
              {...job}
              light={position >= inFull}
              large={filtered || position >= jobs.length - rest}
            />
          </div>
        </li>
      ))}
    </ul>
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
  /** With one file of its picture instead of half a dozen. */
  light: boolean
  /** On a desk its picture takes half of the row. */
  large: boolean
}) {
  const sizes = `(min-width: 64rem) ${large ? 600 : 380}px, (min-width: 40rem) 50vw, ${widthOnPhones}`
  return (
    <div className="job-card group relative grid items-center gap-x-8">
      <Picture
        source={picture}
        alt=""
        coloured={false}
        sizes={light ? undefined : sizes}
        className="aspect-3/2 rounded-picture bg-surface-3"
      />
      <div>
        <JobName {...{ title, where, sample, href }} />
        <p className="mt-1 text-ink-2">{subtitle}</p>
        {picture.illustration && <IllustrationNote className="mt-1 block" />}
      </div>
    </div>
  )
}

/** Where and when, and the title, which leads to the job from the whole of the group that holds it. */
export function JobName({
  title,
  where,
  sample,
  href,
}: Pick<ShownJob, 'title' | 'where' | 'sample' | 'href'>) {
  return (
    <>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-base text-ink-3">
        {where}
        {sample && <span>Exemple</span>}
      </p>
      <h3 className="mt-1 text-subtitle group-hover:text-action">
        <a href={href} className="after:absolute after:inset-0">
          {title}
        </a>
      </h3>
    </>
  )
}
