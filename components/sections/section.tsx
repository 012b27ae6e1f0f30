import clsx from 'clsx'
import type { ReactNode } from 'react'

const surfaces = {
  surface: undefined,
  'surface-2': 'band-2',
  band: 'on-dark',
} as const

/** A full-width band with the page's margins. Named after its heading when it has one. */
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
      className={clsx('band', surfaces[surface], className)}
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
    <div className={clsx('section-heading', className)}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  )
}
