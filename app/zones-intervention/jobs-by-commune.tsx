import { AllJobsLink } from '@/components/sections/jobs-section'
import { Section, SectionHeading } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'

/** As many as a page about the area has room for; the list of all jobs filters by commune. */
const atMost = 12

/** The newest finished jobs, by commune, each a link to its page. */
export function JobsByCommune({
  title,
  lead,
  jobs,
}: {
  title: string
  lead: string | undefined
  jobs: readonly Pick<Job, 'id' | 'title' | 'commune' | 'sample'>[]
}) {
  if (jobs.length === 0) return null
  const shown = jobs.slice(0, atMost)
  const communes = [...new Set(shown.map(({ commune }) => commune))].sort((one, other) =>
    one.localeCompare(other, 'fr'),
  )
  return (
    <Section labelledBy="chantiers">
      <SectionHeading id="chantiers" title={title} lead={lead} />
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {communes.map((commune) => (
          <li key={commune} className="border-t border-rule pt-4">
            <h3 className="text-subtitle">{commune}</h3>
            <ul className="mt-2 space-y-1">
              {shown
                .filter((job) => job.commune === commune)
                .map(({ id, title: name, sample }) => (
                  <li key={id}>
                    <TextLink href={paths.job(id)} className="inline-block py-0.5">
                      {name}
                    </TextLink>
                    {sample && <span className="block text-base text-ink-3">Exemple</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {jobs.length > 1 && <AllJobsLink href={paths.jobs} />}
    </Section>
  )
}
