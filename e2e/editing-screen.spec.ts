import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildScreen } from '@/admin/build'
import { configFromContent, localBackend } from '@/scripts/edit/local-config'
import { savedFaults } from '@/scripts/edit/saved-faults'
import { startEditServer, type EditServer } from '@/scripts/edit/server'
import { workingFolder } from '@/scripts/edit/working-folder'
import { freePort } from '@/scripts/machine/ports'
import { expect, test as base } from './test'

/** Records that are known, whichever firm the site is of. */
const known = 'e2e/second-firm/content'

interface Screen {
  readonly origin: string
  /** The content folder that it works on: a copy. */
  readonly folder: string
}

/** A screen of its own for each test, over records of its own. */
const test = base.extend<{ editor: Screen }>({
  consentGiven: false,
  editor: async ({ page, expectedProblems }, use) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'screen-')), 'content')
    cpSync(known, folder, { recursive: true })
    const port = await freePort()
    const siteOrigin = `http://localhost:${await freePort()}`
    const server: EditServer = await startEditServer({
      port,
      siteOrigin,
      screen: await buildScreen(),
      folder: workingFolder(folder),
      config: () => configFromContent(folder, localBackend(`http://127.0.0.1:${port}`), siteOrigin),
      logo: () => readFileSync(path.join(folder, 'brand', 'logo.svg'), 'utf8'),
      faults: () => savedFaults(folder),
    })
    // No site stands beside this screen; frames of the CMS run its own scripts.
    expectedProblems.push(/ERR_CONNECTION_REFUSED/, /allow-scripts and allow-same-origin/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await use({ origin: server.origin, folder })
    const foreign = asked.filter(
      (address) => !/^(?:blob|data):/.test(address) && !address.startsWith(server.origin),
    )
    expect(foreign.filter((address) => !address.startsWith(siteOrigin))).toEqual([])
    await server.close()
    rmSync(path.dirname(folder), { recursive: true })
  },
})

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1280, height: 900 } })

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** What has changed of a file, as git shows it. */
function changedLines({ folder }: Screen, file: string): readonly string[] {
  const before = read(known, file).split('\n')
  const after = read(folder, file).split('\n')
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const shown = (sign: string, lines: readonly string[]) =>
    lines.slice(start, lines.length - end).map((line) => `${sign} ${line.trim()}`)
  return [...shown('-', before), ...shown('+', after)]
}

const open = (page: Page, { origin }: Screen, address: string) =>
  page.goto(`${origin}/#/collections/${address}`)

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.locator('#said')).not.toBeEmpty({ timeout: 30_000 })
}

test('a price raised changes one line of its file, and the page says that all is well', async ({
  page,
  editor,
}) => {
  await open(page, editor, 'prix/entries/prices')
  await page.getByRole('button', { name: 'Développer', exact: true }).first().click()
  const amount = page.getByRole('spinbutton', { name: 'À partir de' }).last()
  await amount.fill('431')
  await save(page)
  expect(changedLines(editor, 'prices.json')).toEqual(['- "from": 115,', '+ "from": 431,'])
})
