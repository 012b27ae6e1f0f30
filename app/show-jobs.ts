import type { ShownJob } from '@/components/sections/job-card'
import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'
import { jobs as allJobs, jobsPage } from '@/lib/site/catalog'
import { monthText } from '@/lib/text/month-text'
import { pictureSource } from '@/lib/site/pictures'
import { french } from '@/lib/text/typography'

/** What a list shows of a job, looked up. */
export function showJob(job: Job): ShownJob {
  const { id, title, subtitle, commune, until, sample = false, heroImage } = job
  return {
    title,
    subtitle,
    where: french(`${commune}, ${monthText(until)}`),
    sample,
    picture: pictureSource(heroImage),
    href: paths.job(id),
  }
}

/** As many as stand side by side on a desktop. */
const atMost = 3

/** The first few, as a list shows them. */
export function firstJobs(jobs: readonly Job[]): readonly ShownJob[] {
  return jobs.slice(0, atMost).map(showJob)
}

/** The newest jobs for the page of a service, of a trade or of another job. */
export function jobsElsewhere(
  jobs: readonly Job[],
  title: 'elsewhereTitle' | 'othersTitle' = 'elsewhereTitle',
) {
  const shown = firstJobs(jobs)
  const here = title === 'othersTitle' ? 1 : 0
  return {
    title: jobsPage?.[title] ?? '',
    jobs: shown,
    // The list has nothing more to show where all stand here.
    ...(allJobs.length > shown.length + here && { all: paths.jobs }),
  }
}
