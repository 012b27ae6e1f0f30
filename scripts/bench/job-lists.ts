import path from 'node:path'
import { writeTestJobs } from '../../lib/site/test-jobs'
import { findOrInstallWholeBrowser } from '../machine/browser'
import { deviceNames } from './devices'
import { measuredRun } from './measured-run'
import { serveSites, type BuiltSite } from './served-sites'
import { takeSpeeds } from './take-speeds'
import { templates } from '../checks/model-pages'
import { copyPrepared, copyVariables } from './trade-copies'
import { finishCopy } from './variants'

/** How long a list of finished jobs is: of a firm that began last year, and of one that has its years. */
const lengths = { 'twelve jobs': 12, 'sixty jobs': 60 } as const
export type JobListName = keyof typeof lengths

/** The list of finished jobs in builds of its own, by Lighthouse; nothing where the firm shows no jobs. */
export async function measureJobLists(folder: string, runs: number): Promise<void> {
  const { jobs } = templates
  if (!jobs) return
  const sites: (BuiltSite & { readonly name: JobListName })[] = []
  for (const name of Object.keys(lengths) as JobListName[])
    sites.push({ ...(await built(folder, lengths[name])), name })
  const browser = await findOrInstallWholeBrowser()
  const { origins, close } = await serveSites(sites)
  try {
    const visits = deviceNames.flatMap((device) =>
      sites.map(({ name }) => ({
        template: name,
        site: 'finished',
        device,
        url: `${origins.get(name) ?? ''}${jobs}`,
      })),
    )
    await takeSpeeds('job-lists', visits, browser, runs)
  } finally {
    close()
  }
}

/** A finished copy of the project with so many jobs. */
async function built(folder: string, count: number): Promise<BuiltSite> {
  const copy = path.join(folder, `jobs-${count}`)
  writeTestJobs(copyPrepared(copy), count)
  await measuredRun(copy, 'next', ['build'], copyVariables)
  return finishCopy(copy)
}
