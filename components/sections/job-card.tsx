import clsx from 'clsx'
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
}

/** A finished job in a list: picture, place and time, title, the job in a sentence. */
export function JobCard({
  title,
  subtitle,
  where,
  sample,
  picture,
  href,
  light = false,
  alone = false,
}: ShownJob & {
  /** With one file of its picture instead of half a dozen: far down a long list, where bytes add up. */
  light?: boolean
  /** With its words beside the picture: no other stands there. */
  alone?: boolean
}) {
  const sizes = `(min-width: 64rem) ${alone ? 600 : 380}px, (min-width: 40rem) 50vw, ${widthOnPhones}`
  return (
    <div className={clsx('group relative', alone && 'grid items-center gap-x-12 md:grid-cols-2')}>
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
