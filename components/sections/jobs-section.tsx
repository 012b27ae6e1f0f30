import clsx from 'clsx'
import { JobCard, type ShownJob } from './job-card'
import { Section, SectionHeading } from './section'

/** Finished jobs on the page of what they belong to, and the way to all of them. */
export function JobsSection({
  title,
  jobs,
  all,
  surface,
}: {
  title: string
  jobs: readonly ShownJob[]
  /** Where the list of all jobs stands. */
  all: string
  surface?: 'surface' | 'surface-2'
}) {
  if (jobs.length === 0) return null
  const alone = jobs.length === 1
  return (
    <Section labelledBy="realisations" surface={surface} className="print:hidden">
      <SectionHeading id="realisations" title={title} />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.href} className={clsx(alone && 'col-span-full')}>
            <JobCard {...job} alone={alone} />
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <a
          href={all}
          className="font-semibold text-action underline underline-offset-4 hover:text-action-strong"
        >
          Tous nos chantiers
        </a>
      </p>
    </Section>
  )
}
