/**
 * Has Lighthouse visit pages, in a process of the Node that it runs on (`lighthouse-tool.ts`), which
 * reads this file as it stands: types are all that it may import. Prints what it found as JSON, one
 * line a visit.
 */
import { pathToFileURL } from 'node:url'
import type { LighthouseReport, LighthouseTask } from './lighthouse'

interface Lighthouse {
  readonly default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: unknown,
  ) => Promise<{ readonly lhr: LighthouseReport } | undefined>
  readonly desktopConfig: unknown
}

/** On a busy machine a trace may come out without its beginning; Lighthouse then says to try again. */
const tries = 3

const { file, port, visits } = JSON.parse(process.argv[2] ?? '') as LighthouseTask
const { default: lighthouse, desktopConfig } = (await import(
  pathToFileURL(file).href
)) as Lighthouse

for (const { url, device } of visits) {
  let said = ''
  for (let turn = 1; turn <= tries; turn++) {
    const answer = await lighthouse(
      url,
      {
        port,
        logLevel: 'silent',
        onlyCategories: ['performance'],
        disableFullPageScreenshot: true,
        // It leaves the page and comes back, and has no part in the score.
        skipAudits: ['bf-cache'],
      },
      device === 'desktop' ? desktopConfig : undefined,
    )
    said = answer ? (answer.lhr.runtimeError?.message ?? '') : 'no answer'
    if (!answer || said) continue
    const { audits, categories } = answer.lhr
    console.log(JSON.stringify({ audits, categories }))
    break
  }
  if (said) throw new Error(`Lighthouse on ${url}, ${tries} times: ${said}`)
}
