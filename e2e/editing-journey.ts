/**
 * `npx tsx e2e/editing-journey.ts` makes the changes of an owner's year, each from « Enregistrer » on the
 * editing screen to the changed page of the site beside it. `npm run edit` serves both, in a copy of the
 * project with the second firm's records. Prints for each change the changed lines and how many seconds the
 * page took to show it; exits 1 where a line or a page is not as expected.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, expect, type Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { median } from '@/scripts/bench/median'
import { findOrInstallBrowser } from '@/scripts/machine/browser'
import { chromiumFlags } from '@/scripts/machine/chromium-flags'
import { freePort } from '@/scripts/machine/ports'
import { main, runInSilence } from '@/scripts/machine/processes'
import { copyProject } from '@/scripts/machine/project-copy'
import { reach } from '@/scripts/screenshots/screen-fields'
import {
  changedLines,
  type Edit,
  oven,
  ovenDescription,
  ovenWords,
  priceRise,
  smallEdits,
  writeOvenJob,
} from './editing'

const patienceMs = 120_000
// Inside the project, as the development server looks for its packages nowhere else.
const folder = path.resolve('.cache', 'editing-journey')
const records = path.join(folder, 'records', 'content')
const seconds: number[] = []

await main(async () => {
  copyProject(folder)
  cpSync('e2e/second-firm/content', records, { recursive: true })
  git('init', '--quiet')
  keep()
  const [editPort, sitePort] = [await freePort(), await freePort()]
  const site = `http://localhost:${sitePort}`
  const variables = {
    EDIT_PORT: `${editPort}`,
    SITE_PORT: `${sitePort}`,
    CONTENT_DIR: records,
  }
  const stop = new AbortController()
  const editing = runInSilence('tsx', ['scripts/edit.ts'], variables, { folder, stop: stop.signal })
  const executablePath = await findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    await Promise.race([editing, until(site + paths.home, (html) => html.includes('</html>'))])
    const page = await browser.newPage({ locale: 'fr-FR' })
    page.setDefaultTimeout(patienceMs)
    // A setting of the CMS that keeps the record open after a save, with its page beside it.
    await page.addInitScript(() =>
      localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false })),
    )
    const collections = `http://127.0.0.1:${editPort}/#/collections`
    for (const { record, make, lines, pages } of [priceRise, ...Object.values(smallEdits)]) {
      // Requested beforehand, as by an owner who looks at the page first: the first request compiles it.
      for (const address of Object.keys(pages)) await until(site + address, () => true)
      await page.goto('about:blank')
      await page.goto(`${collections}/${record}`)
      await make(page)
      await save(page, () => changed(page, site, pages))
      expect(changedLines(git('diff', '--unified=0'))).toEqual(lines)
      keep()
    }
    await page.goto('about:blank')
    await page.goto(`${collections}/job/new`)
    await writeOvenJob(page)
    await (await reach(page, 'Description')).getByRole('textbox').fill(ovenDescription)
    await save(page, () =>
      changed(page, site, {
        [paths.job(oven.job)]: (html) =>
          html.includes(`/pictures/${oven.vault}`) && html.includes(ovenWords['Ce qu’il dit']),
        [paths.jobs]: (html) => html.includes(paths.job(oven.job)),
      }),
    )
    console.log(`median: ${median(seconds).toFixed(1)} s`)
  } finally {
    await browser.close()
    stop.abort()
    await Promise.race([editing.catch(() => undefined), wait(5000)])
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Runs git on the repository of the records only; the project around them belongs to another. */
function git(...args: readonly string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=Marie', '-c', 'user.email=marie@example.com', ...args],
    {
      cwd: path.dirname(records),
      encoding: 'utf8',
    },
  )
}

function keep(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Comme avant')
}

async function save(page: Page, shown: () => Promise<number>): Promise<void> {
  const start = performance.now()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const beside = await shown()
  seconds.push((performance.now() - start) / 1000)
  git('add', '--all', '--intent-to-add')
  const where = beside > 0 ? `, ${beside} times beside the fields` : ''
  console.log(`${seconds.at(-1)?.toFixed(1)} s${where}\n${git('diff', '--stat').trimEnd()}\n`)
}

/**
 * Waits until pages have changed, opened by themselves and in the preview beside the fields.
 * @returns how many previews there are.
 */
async function changed(page: Page, site: string, pages: Edit['pages']): Promise<number> {
  let beside = 0
  for (const [address, seen] of Object.entries(pages)) {
    await until(site + address, seen)
    for (const frame of page.frames().filter((each) => each.url() === site + address)) {
      await expect(async () => expect(seen(await frame.content())).toBe(true)).toPass({
        timeout: patienceMs,
      })
      beside++
    }
  }
  return beside
}

/** Requests a page until it is as it should be. @throws when it is not within `patienceMs`. */
async function until(address: string, seen: (html: string) => boolean): Promise<void> {
  for (const start = performance.now(); performance.now() - start < patienceMs; await wait(100)) {
    const html = await fetch(address, { signal: AbortSignal.timeout(20_000) })
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined)
    if (html !== undefined && seen(html)) return
  }
  throw new Error(`${address} is not as it should be after ${patienceMs / 1000} s.`)
}
