/**
 * `npx tsx scripts/edit/save-to-page.ts`: how long it takes from « Enregistrer » on the editing screen
 * to the changed page of the site beside it, both as `npm run edit` starts them, over a copy of the
 * project. A job is opened, its sentence changed and saved, and its page asked for until it has it.
 */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { paths } from '../../lib/addresses/paths'
import { median } from '../bench/median'
import { findOrInstallBrowser } from '../machine/browser'
import { chromiumFlags } from '../machine/chromium-flags'
import { freePort } from '../machine/ports'
import { main, runInSilence } from '../machine/processes'
import { copyProject } from '../machine/project-copy'

const saves = 7
const patienceMs = 120_000

await main(async () => {
  // Below the project: the development server finds its packages nowhere else.
  const folder = path.resolve('.cache', 'save-to-page')
  copyProject(folder)
  const [file] = readdirSync(path.join(folder, 'content', 'jobs'))
  if (!file) throw new Error('content/jobs: there is no job to change.')
  const job = path.basename(file, '.json')
  const ports = { EDIT_PORT: await freePort(), SITE_PORT: await freePort() }
  const screen = `http://127.0.0.1:${ports.EDIT_PORT}/#/collections/job/entries/${job}`
  const page = `http://localhost:${ports.SITE_PORT}${paths.job(job)}`

  const stop = new AbortController()
  const variables = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `${port}`]),
  )
  const editing = runInSilence('tsx', ['scripts/edit.ts'], variables, { folder, stop: stop.signal })
  const executablePath = await findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    await Promise.race([editing, until(page, '</html>')])
    const tab = await browser.newPage({ locale: 'fr-FR' })
    tab.setDefaultTimeout(patienceMs)
    const seconds: number[] = []
    for (let save = 1; save <= saves; save++) {
      const sentence = `Une phrase pour la mesure, la ${save}e.`
      await change(tab, screen, sentence)
      const start = performance.now()
      await tab.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await until(page, sentence)
      seconds.push((performance.now() - start) / 1000)
      console.log(`save ${save}: ${seconds.at(-1)?.toFixed(1)} s`)
    }
    console.log(`median of ${saves}: ${median(seconds).toFixed(1)} s`)
  } finally {
    await browser.close()
    stop.abort()
    await Promise.race([editing.catch(() => undefined), wait(5000)])
    rmSync(folder, { recursive: true, force: true })
  }
})

async function change(tab: Page, screen: string, sentence: string): Promise<void> {
  await tab.goto('about:blank')
  await tab.goto(screen)
  await tab.locator('[data-key-path=subtitle]').getByRole('textbox').fill(sentence)
}

/** Asks for a page until it says a text. @throws when it does not in time. */
async function until(address: string, text: string): Promise<void> {
  for (const start = performance.now(); performance.now() - start < patienceMs; await wait(100)) {
    const said = await fetch(address, { signal: AbortSignal.timeout(20_000) })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '')
    if (said.includes(text)) return
  }
  throw new Error(`${address} has not said « ${text} » within ${patienceMs / 1000} s.`)
}
