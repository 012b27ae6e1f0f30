import type { Browser } from 'puppeteer-core'
import { deviceNames, type DeviceName } from './devices'
import { followLink, pageWithLink, type Followed } from './follow-link'
import { isMeasured } from './measured-pages'
import { median } from './median'
import type { ServedSites } from './served-sites'
import { benchTemplates, type TemplateName } from '../checks/model-pages'
import { variantNames, type VariantName } from './variants'
import { launchWhole } from './whole-browser'

/** From the click on a link to the page behind it: medians, and what brought it most often. */
export interface SecondPage extends Followed {
  readonly template: TemplateName
  readonly variant: VariantName
  readonly device: DeviceName
}

/**
 * Opens a page with an empty cache and follows a link of it to each template; to some in the plain export
 * too. Real times, with processor and connection slowed down.
 */
export async function measureSecondPages(
  { origins }: ServedSites,
  executablePath: string,
  runs: number,
): Promise<readonly SecondPage[]> {
  const ways = await inBrowser(executablePath, (browser) =>
    linkedTemplates(browser, origins.get('finished') ?? ''),
  )
  const all: Followed[][] = ways.map(() => [])
  for (let round = 1; round <= runs; round++) {
    for (const [index, { variant, ...way }] of ways.entries())
      all[index]?.push(
        await inBrowser(executablePath, (browser) =>
          followLink(browser, origins.get(variant) ?? '', way),
        ),
      )
    console.log(`  round ${round} of ${runs}`)
  }
  return ways.map(({ template, variant, device }, index) => ({
    ...{ template, variant, device },
    ...middle(all[index] ?? []),
  }))
}

/** Each template on each device, with a page that shows a link to it. */
async function linkedTemplates(browser: Browser, origin: string) {
  const ways = []
  for (const device of deviceNames)
    for (const [template, path] of benchTemplates) {
      const others = benchTemplates.map(([, other]) => other).filter((other) => other !== path)
      const from = await pageWithLink(browser, origin, { path, device, others })
      for (const variant of variantNames)
        if (isMeasured(template, variant, device))
          ways.push({ template, variant, device, from, path })
    }
  return ways
}

/** With a browser of its own: what pages have drawn ahead goes with it. */
async function inBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await launchWhole(executablePath)
  process.on('unhandledRejection', forgiveActivation)
  try {
    return await work(browser)
  } finally {
    process.off('unhandledRejection', forgiveActivation)
    // It does not end by itself while a page is drawn that nobody has asked for.
    browser.process()?.kill()
    await browser.close().catch(() => undefined)
  }
}

/**
 * Puppeteer prepares a document that was drawn ahead once it takes the tab's place, in a promise that nobody
 * else holds; if its frame has changed meanwhile that promise is rejected, and would end the whole bench.
 * What the page shows is read in a session of its own.
 * @throws whatever else is rejected.
 */
export function forgiveActivation(reason: unknown): void {
  if (!(reason instanceof Error && /^Attempted to use detached Frame/.test(reason.message)))
    throw reason
}

/** Each figure by itself; the arrival that was seen most often. */
export function middle(followed: readonly Followed[]): Followed {
  const told = followed.flatMap(({ lcp }) => (lcp === null ? [] : [lcp]))
  const arrivals = followed.map(({ arrival }) => arrival)
  const times = (arrival: string) => arrivals.filter((other) => other === arrival).length
  const [arrival] = arrivals.toSorted((one, other) => times(other) - times(one))
  if (!arrival) throw new Error('A page that was never opened has no figures.')
  return {
    painted: median(followed.map(({ painted }) => painted)),
    lcp: told.length > followed.length / 2 ? median(told) : null,
    arrival,
  }
}
