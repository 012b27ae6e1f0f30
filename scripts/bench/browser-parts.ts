import { findOrInstallWholeBrowser } from '../machine/browser'
import { firstVisits } from './measured-pages'
import { otherSites } from './other-sites'
import { serveSites, type BuiltSite } from './served-sites'
import { take } from './take'
import type { benchTemplates } from '../checks/model-pages'
import type { Variants } from './variants'

/** What is measured in a browser, behind nginx. */
export const browserParts = ['lighthouse', 'second-page', 'interaction'] as const
type BrowserPart = (typeof browserParts)[number]

/** Measures the parts that need a browser, and keeps their figures. */
export async function measureInBrowser(
  asked: readonly BrowserPart[],
  {
    variants,
    folder,
    runs,
  }: { readonly variants: Variants; readonly folder: string; readonly runs: number },
): Promise<void> {
  const browser = await findOrInstallWholeBrowser()
  const speedAsked = asked.includes('lighthouse')
  const others = speedAsked ? await otherSites(folder) : []
  const served = await serveSites([...Object.values(variants), ...others])
  // Loaded late: who asks for one of them waits for none of the others.
  try {
    if (speedAsked) {
      const { takeSpeeds } = await import('./take-speeds')
      await takeSpeeds('lighthouse', firstVisits(served, others), browser, runs)
    }
    if (asked.includes('second-page')) {
      const { measureSecondPages } = await import('./second-page')
      await take('second-page', runs, () => measureSecondPages(served, browser, runs), { browser })
    }
    if (asked.includes('interaction')) {
      const { measureAnswers } = await import('./interaction')
      await take('interaction', runs, () => measureAnswers(served, browser, runs), { browser })
    }
  } finally {
    served.close()
  }
}

/** Lists the long tasks of these templates in the export that is deployed. */
export async function traceTemplates(
  finished: BuiltSite,
  asked: typeof benchTemplates,
): Promise<void> {
  const browser = await findOrInstallWholeBrowser()
  const served = await serveSites([finished])
  const { listLongTasks } = await import('./trace')
  try {
    const origin = served.origins.get(finished.name) ?? ''
    await listLongTasks(
      asked.map(([name, path]) => [name, `${origin}${path}`]),
      browser,
    )
  } finally {
    served.close()
  }
}
