import { JobRows, type ShownJob } from './job-card'
import { TextLink } from '@/components/ui/text-link'
import { Section, SectionHeading } from './section'

/** Finished jobs on the page of a service, a trade or another job, with a link to all where there are others. */
export function JobsSection({
  title,
  jobs,
  all,
  surface,
}: {
  title: string
  jobs: readonly ShownJob[]
  /** The address of the list of all jobs; absent where it has no others. */
  all?: string
  surface?: 'surface' | 'surface-2'
}) {
  if (jobs.length === 0) return null
  return (
    <Section labelledBy="realisations" surface={surface} className="print:hidden">
      <SectionHeading id="realisations" title={title} />
      <JobRows jobs={jobs} />
      {all && <AllJobsLink href={all} />}
    </Section>
  )
}

/** The link to the list of all jobs, under some of them. */
export function AllJobsLink({ href }: { href: string }) {
  return (
    <p className="mt-10">
      <TextLink href={href}>Tous nos chantiers</TextLink>
    </p>
  )
}
