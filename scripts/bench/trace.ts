import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { devices } from './devices'
import { pageTasks, type PageTasks, type TraceEvent } from './long-tasks'
import { launchWhole } from './whole-browser'

/** Large, and of one visit only: they stay in the folder of what no clone needs. */
const folder = path.join('.cache', 'traces')

/** How long a page is watched once it has loaded. */
const quietMs = 2000

const categories = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'toplevel',
  'v8',
  'v8.execute',
]

/**
 * Traces how each page loads on a phone, its processor slowed down, its line not, and tells its long
 * tasks. Leaves the traces in `.cache/traces/`, for the performance panel of any Chromium.
 */
export async function listLongTasks(
  pages: readonly (readonly [name: string, url: string])[],
  executablePath: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, url] of pages) {
    // A browser of its own: nothing that one page has compiled helps the next.
    const browser = await launchWhole(executablePath)
    try {
      const file = path.join(folder, `${name.replaceAll(' ', '-')}.json`)
      await trace(browser, url, file)
      const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as {
        traceEvents: readonly TraceEvent[]
      }
      console.log(`\n${taskLines(name, pageTasks(traceEvents, url)).join('\n')}`)
    } finally {
      await browser.close()
    }
  }
  console.log(`\nTraces: ${folder}`)
}

async function trace(browser: Browser, url: string, file: string): Promise<void> {
  const { viewport, slowdown } = devices.phone
  const page = await browser.newPage()
  await page.setViewport(viewport)
  await page.emulateCPUThrottling(slowdown)
  await page.tracing.start({ path: file, categories })
  await page.goto(url, { waitUntil: 'load' })
  await wait(quietMs)
  await page.tracing.stop()
}

function taskLines(name: string, { firstPaint, blocked, tasks }: PageTasks): readonly string[] {
  const ms = (value: number) => `${Math.round(value)} ms`
  return [
    `${name}: first paint after ${ms(firstPaint)}, ${ms(blocked)} blocked after it, long tasks: ${tasks.length}`,
    ...tasks.flatMap(({ start, duration, content }) => [
      `  ${ms(duration)} at ${ms(start)}`,
      ...content.map(({ what, ms: own }) => `    ${ms(own).padStart(7)} ${what}`),
    ]),
  ]
}
