import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../machine/chromium-flags'
import type { ServedVariants } from './served-variants'
import { speedMedians, type SpeedRun } from './speed-medians'
import { benchTemplates, type TemplateName } from './templates'
import { variantNames, type VariantName } from './variants'

/** On a busy machine a trace may come out without its beginning; Lighthouse then says to try again. */
const tries = 3

/** Medians of one page of one export. */
export interface PageSpeed extends SpeedRun {
  readonly template: TemplateName
  readonly variant: VariantName
}

/**
 * Lighthouse on a phone's settings, network and processor simulated. Both exports of a page follow
 * each other in every round, so that what else the machine does meets both.
 */
export async function measureSpeed(
  { origins }: ServedVariants,
  browser: string,
  runs: number,
): Promise<readonly PageSpeed[]> {
  const all = new Map<string, SpeedRun[]>()
  for (let round = 1; round <= runs; round++) {
    // A browser of its own: nothing that one round has compiled helps the next.
    const chrome = await launch({
      chromePath: browser,
      chromeFlags: ['--headless=new', ...chromiumFlags],
      logLevel: 'error',
    })
    try {
      for (const [template, path] of benchTemplates)
        for (const variant of variantNames) {
          const measured = await measure(`${origins[variant]}${path}`, chrome.port)
          const key = `${template} ${variant}`
          all.set(key, [...(all.get(key) ?? []), measured])
        }
    } finally {
      chrome.kill()
    }
    console.log(`  round ${round} of ${runs}`)
  }
  return benchTemplates.flatMap(([template]) =>
    variantNames.map((variant) => ({
      template,
      variant,
      ...speedMedians(all.get(`${template} ${variant}`) ?? []),
    })),
  )
}

async function measure(url: string, port: number): Promise<SpeedRun> {
  let said = ''
  for (let turn = 0; turn < tries; turn++) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      // It leaves the page and comes back, and has no part in the score.
      skipAudits: ['bf-cache'],
    })
    if (answer && !answer.lhr.runtimeError) return figures(answer.lhr, url)
    said = answer?.lhr.runtimeError?.message ?? 'no answer'
  }
  throw new Error(`Lighthouse on ${url}, ${tries} times: ${said}`)
}

function figures({ audits, categories }: Result, url: string): SpeedRun {
  const value = (id: string) => {
    const found = audits[id]?.numericValue
    if (found === undefined) throw new Error(`Lighthouse on ${url}: no figure for ${id}.`)
    return found
  }
  const requests = audits['network-requests']?.details
  const items = requests?.type === 'table' ? requests.items : []
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    pictures: items
      .filter(({ resourceType }) => resourceType === 'Image')
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    notGreen: Object.fromEntries(
      Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id, displayValue }) => [id, displayValue ?? '']),
    ),
  }
}
