import clsx from 'clsx'
import type { ReactNode } from 'react'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'

const surfaces = {
  surface: 'bg-surface',
  'surface-2': 'bg-surface-2',
  band: 'on-dark bg-band text-band-ink',
} as const

/** A full-width band with the page's margins, labelled by its heading when it has one. */
export function Section({
  id,
  surface = 'surface',
  labelledBy,
  className,
  children,
}: {
  id?: string
  surface?: keyof typeof surfaces
  labelledBy?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(surfaces[surface], 'py-section', className)}
    >
      <div className="container-page">{children}</div>
    </section>
  )
}

/** Heading of a section, with an optional introduction. */
export function SectionHeading({
  id,
  title,
  lead,
  className,
}: {
  id: string
  title: string
  lead?: string
  className?: string
}) {
  return (
    <div className={clsx('mb-10 md:mb-14', className)}>
      <h2 id={id} className="max-w-[24ch] text-title">
        {unbrokenHeading(title)}
      </h2>
      {lead && <p className="mt-4 measure text-lead text-ink-2">{unbroken(lead)}</p>}
    </div>
  )
}

/** A section's content below its heading; on a desktop the heading stands beside it. */
export function SideHeading({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  /** Of the content. */
  className?: string
  children: ReactNode
}) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <h2 id={id} className="text-title lg:col-span-4">
        {unbrokenHeading(title)}
      </h2>
      <div className={clsx(className, 'lg:col-span-8')}>{children}</div>
    </div>
  )
}
