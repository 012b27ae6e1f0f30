import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { reach } from '@/scripts/screenshots/screen-fields'
import { axeFaults } from '../../accessibility-engines'
import { speechFaults } from '../../control-names'
import {
  backInList,
  changedLines,
  holdStill,
  oven,
  ovenDescription,
  smallEdits,
  writeOvenJob,
} from '../../editing'
import { startForge, type Forge } from '../../forge/forge'
import { serveHostedScreen, type HostedScreen } from '../../forge/hosted-screen'
import { expect, failedRequest, test } from '../../test'

const repo = 'dupont/site'
const marie = { login: 'marie', name: 'Marie Dupont', email: 'marie@example.com' }
const paul = { name: 'Paul Martin', email: 'paul@example.com' }
const file = 'content/prices.json'
/** The folder of records whose content this test knows, whichever firm the site is built for. */
const known = 'e2e/second-firm'

const { prices } = JSON.parse(readFileSync(path.join(known, file), 'utf8')) as {
  prices: Record<string, { from?: number }>
}
/** The positions of two prices in one record: the owner edits the first, somebody else the second. */
const [edited = 0, other = 0] = Object.values(prices).flatMap(({ from }, index) =>
  from === undefined ? [] : [index],
)
const fromOf = (index: number) => Object.values(prices)[index]?.from ?? 0

let forge: Forge
let screen: HostedScreen
test.beforeAll(async () => {
  const accounts = { 'jeton-de-marie': marie }
  forge = await startForge({ folder: known, files: ['content'], accounts, repo })
  screen = await serveHostedScreen(
    { forge: 'forgejo', repo, origin: forge.origin, clientId: 'modifier' },
    path.join(known, 'content'),
  )
})
test.afterAll(async () => {
  screen.close()
  await forge.close()
})

/** The prices as the forge has them. */
const saved = () =>
  (JSON.parse(forge.repository.text('show', `main:${file}`)) as { prices: typeof prices }).prices

function paulChanges(price: number): string {
  const name = Object.keys(prices)[other] ?? ''
  const held = saved()
  const changed = { ...held, [name]: { ...held[name], from: price } }
  const { $schema } = JSON.parse(readFileSync(path.join(known, file), 'utf8')) as {
    $schema: string
  }
  const content = `${JSON.stringify({ $schema, prices: changed }, null, 2)}\n`
  return forge.repository.commit(
    [{ path: file, content: Buffer.from(content) }],
    paul,
    'Change un prix',
  )
}

/** Opens the prices, and in them the one that is edited. @returns its « À partir de » field. */
async function openPrices(page: Page): Promise<Locator> {
  await page.getByRole('treeitem', { name: /^Prix/ }).click()
  await page.getByRole('row', { name: 'Prix', exact: true }).click()
  await page.getByRole('button', { name: 'Développer', exact: true }).nth(edited).click()
  return page.getByRole('textbox', { name: 'À partir de' })
}

async function enterToken(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click()
  const field = page.getByRole('textbox', { name: 'Jeton d’accès personnel' })
  // The CMS misses what a program fills in before the field has the focus and, on a busy machine, within the
  // frame after that: its own code fails then, and the button stays disabled.
  await expect(field).toBeFocused()
  await field.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await field.fill(token)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Se connecter' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

test('a price is saved as one line in its author’s name, and a version that is stale is refused', async ({
  page,
  expectedProblems,
}) => {
  // The forge refuses some requests on purpose, and the screen logs it.
  expectedProblems.push(failedRequest, /^Error Invalid token/, /sha does not match/)
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
  })
  await page.goto(screen.origin)
  await enterToken(page, 'un autre jeton')
  await expect(page.getByText('Le jeton fourni n’est pas valide')).toBeVisible()
  await enterToken(page, 'jeton-de-marie')
  await expect(page.getByRole('treeitem', { name: /^Prix/ })).toBeVisible()
  await holdStill(page)

  const price = await openPrices(page)
  await expect(price).toHaveValue(String(fromOf(edited)))
  await price.fill(String(fromOf(edited) + 1))
  await save(page)
  await expect
    .poll(() => forge.repository.text('log', '-1', '--format=%an <%ae>: %s', 'main'))
    .toMatch(/^Marie Dupont <marie@example\.com>: Modifie .*prices$/)
  const lines = forge.repository.text('show', '--format=', '-U0', 'main').split('\n')
  expect(lines.filter((line) => /^[-+](?![-+])/.test(line)).map((line) => line.trim())).toEqual([
    expect.stringMatching(new RegExp(`^-\\s+"from": ${fromOf(edited)},?$`)),
    expect.stringMatching(new RegExp(`^\\+\\s+"from": ${fromOf(edited) + 1},?$`)),
  ])

  // Somebody else saves first: the owner is told so, and what they have typed is kept.
  const again = await openPrices(page)
  await again.fill(String(fromOf(edited) + 2))
  const theirs = paulChanges(fromOf(other) + 7)
  await save(page)
  const told = page.getByRole('alertdialog', { name: 'Quelqu’un d’autre a modifié cette fiche' })
  await expect(told).toContainText('Rien n’est enregistré')
  await told.getByRole('button', { name: 'Annuler' }).click()
  await expect(again).toHaveValue(String(fromOf(edited) + 2))
  expect(forge.repository.text('rev-parse', 'main')).toBe(theirs)
  expect(Object.values(saved())[edited]?.from).toBe(fromOf(edited) + 1)

  // Somebody else saves between the screen's last look and its commit: the forge itself refuses.
  await page.getByRole('button', { name: 'Reprendre la fiche actuelle' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Reprendre la fiche actuelle' })
  await sure.getByRole('button', { name: 'Reprendre la fiche actuelle' }).click()
  await expect(again).toHaveValue(String(fromOf(edited) + 1))
  await again.fill(String(fromOf(edited) + 3))
  let quicker = ''
  await page.route('**/contents', async (route) => {
    quicker = paulChanges(fromOf(other) + 8)
    await route.continue()
  })
  await save(page)
  const refused = page.getByRole('alertdialog', { name: 'Erreur' })
  await expect(refused).toContainText('sha does not match')
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(again).toHaveValue(String(fromOf(edited) + 3))
  expect(forge.repository.text('rev-parse', 'main')).toBe(quicker)
  expect([...origins].sort()).toEqual([screen.origin, forge.origin].sort())
})

test('one signs in at the forge itself, in a window that closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(screen.origin)
  await expect(page.getByRole('button', { name: /^Se connecter avec .*Forgejo/ })).toBeVisible()
  expect([...(await axeFaults(page)), ...(await speechFaults(page))]).toEqual([])
  const closed = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'))
  await page.getByRole('button', { name: /^Se connecter avec .*Forgejo/ }).click()
  await closed
  await expect(page.getByRole('treeitem', { name: /^Prix/ })).toBeVisible()
  await holdStill(page)
})

/** Signs in with a token, the way that needs no registration of the screen with the forge. */
async function signIn(page: Page, expectedProblems: RegExp[]): Promise<void> {
  // Warnings of the CMS itself: its frames run its own scripts, and its closed records are still read.
  expectedProblems.push(/allow-scripts and allow-same-origin/, /svelte\.dev\/e\/derived_inert/)
  await page.goto(screen.origin)
  await enterToken(page, 'jeton-de-marie')
  await expect(page.getByRole('treeitem', { name: /^Prix/ })).toBeVisible()
  await holdStill(page)
}

/** Saves, and waits until the CMS has gone back to its list. @returns the commits before and after. */
async function commit(page: Page): Promise<readonly [before: string, after: string]> {
  const head = () => forge.repository.text('rev-parse', 'main')
  const before = head()
  await save(page)
  await expect.poll(head).not.toBe(before)
  await backInList(page)
  return [before, head()]
}

test('a closure, an announcement and a switch, a trade’s text, a testimonial and a job with its photos are one commit for each record', async ({
  page,
  expectedProblems,
}) => {
  test.slow(true, 'each record is opened, changed and saved after the other')
  await signIn(page, expectedProblems)
  for (const { record, file, make, lines } of Object.values(smallEdits))
    await test.step(file, async () => {
      await page.goto(`${screen.origin}/#/collections/${record}`)
      await make(page)
      const [before, after] = await commit(page)
      expect(forge.repository.text('diff', '--name-only', before, after)).toBe(`content/${file}`)
      expect(changedLines(forge.repository.text('diff', '-U0', before, after))).toEqual(lines)
    })
  await test.step('a job, its two photos from a phone and its owner’s words are one commit, in its author’s name', () =>
    addJob(page))
})

async function addJob(page: Page): Promise<void> {
  const { repository } = forge
  await page.goto(`${screen.origin}/#/collections/job/new`)
  await writeOvenJob(page)
  const description = await reach(page, 'Description')
  await description.getByRole('textbox').fill(ovenDescription)
  const [before, after] = await commit(page)
  expect(repository.text('log', '--format=%an <%ae>', `${before}..${after}`)).toBe(
    `${marie.name} <${marie.email}>`,
  )
  const photos = [oven.hero, oven.vault].flatMap((id) => {
    const record = `content/pictures/${id}.json`
    const { file: name } = JSON.parse(repository.text('show', `${after}:${record}`)) as {
      file: string
    }
    return [record, `content/pictures/${name}`]
  })
  expect(repository.text('diff', '--name-status', before, after).split('\n').sort()).toEqual(
    [...photos, `content/jobs/${oven.job}.json`, `content/testimonials/${oven.words}.json`]
      .map((name) => `A\t${name}`)
      .sort(),
  )
  for (const name of photos.filter((each) => !each.endsWith('.json'))) {
    const photo = sharp(repository.git(['show', `${after}:${name}`]))
    const { format, width, height, exif } = await photo.metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 2000,
      height: 1500,
      exif: undefined,
    })
  }
}
