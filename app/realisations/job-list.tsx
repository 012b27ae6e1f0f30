import clsx from 'clsx'
import { JobRows } from '@/components/sections/job-card'
import { TextLink } from '@/components/ui/text-link'
import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'
import { choicesOf, noJob, type FacetOption, type JobFacets } from '@/lib/site/job-facets'
import { showJob } from '../show-jobs'

/** How many jobs of a long list have a picture in every size. */
const inFull = 6

/**
 * The list of jobs under its three filters, which work together. The style sheet filters, by the choice's key
 * among the classes of each job, and counts what is left: nothing here waits for a script. One in the head
 * (`lib/head/job-count.ts`) says the number to screen readers.
 */
export function JobList({ jobs, facets }: { jobs: readonly Job[]; facets: JobFacets }) {
  const filtered = choicesOf(facets) > 0
  return (
    <div className="jobs">
      {filtered && (
        <div className="job-choices" role="group" aria-label="Choisir les chantiers">
          <Choice label="Service" all="Tous les services" options={facets.services} />
          <Choice label="Métier" all="Tous les métiers" options={facets.trades} />
          <Choice label="Commune" all="Toutes les communes" options={facets.communes} />
        </div>
      )}
      <JobRows
        jobs={jobs.map((job) => ({ ...showJob(job), keys: clsx(facets.keysOf(job)) }))}
        inFull={inFull}
        filtered={filtered}
      />
      {filtered && (
        <div className="flex flex-wrap items-center gap-x-8">
          <p role="status" aria-atomic="true" className="job-count">
            {'Chantiers montrés : '}
            {/* Empty until a script fills it in. To React it is a text, which it leaves as it is. */}
            <span data-none={noJob} suppressHydrationWarning>
              {''}
            </span>
          </p>
          {/* The page anew: what is reset without a form, or a script, is reset so. */}
          <TextLink href={paths.jobs}>Tout montrer</TextLink>
        </div>
      )}
    </div>
  )
}

function Choice({
  label,
  all,
  options,
}: {
  label: string
  all: string
  options: readonly FacetOption[]
}) {
  if (options.length === 0) return null
  return (
    <label>
      <span className="mb-2 block font-semibold">{label}</span>
      <select className="field-control">
        <option value="">{all}</option>
        {options.map(({ key, name, count }) => (
          <option key={key} value={key}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  )
}
