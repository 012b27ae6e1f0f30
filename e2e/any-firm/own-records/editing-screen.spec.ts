import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { buildScreen } from '@/admin/build'
import { configFromContent, localBackend } from '@/scripts/edit/local-config'
import { savedFaults } from '@/scripts/edit/saved-faults'
import { startEditServer, type EditServer } from '@/scripts/edit/server'
import { thumbnails } from '@/scripts/edit/thumbnails'
import { workingFolder } from '@/scripts/edit/working-folder'
import { freePort } from '@/scripts/machine/ports'
import { shots, size } from '@/scripts/screenshots/guide-shots'
import { field, reach } from '@/scripts/screenshots/screen-fields'
import { axeFaults } from '../../accessibility-engines'
import { speechFaults } from '../../control-names'
import {
  addPhoto,
  addTo,
  backInList,
  changedLines,
  fieldOf,
  heic,
  holdStill,
  oven,
  ovenDescription,
  priceRise,
  smallEdits,
  write,
  writeOvenJob,
} from '../../editing'
import { brokenHeicPhoto, heicPhoto } from '../../photo-files'
import { expect, test as base } from '../../test'

/** Records whose content these tests know, whichever firm the site is built for. */
const known = 'e2e/second-firm/content'

interface Screen {
  readonly origin: string
  /** The content folder that the screen works on, a copy. */
  readonly folder: string
  /**
   * Whether the screen runs the check of the content as it opens and after each save: a process that reads all
   * records and takes a second.
   */
  checks: boolean
}

/** Each test gets its own screen over its own copy of the records. */
const test = base.extend<{ editor: Screen }>({
  consentGiven: false,
  editor: async ({ page, expectedProblems }, use) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'screen-')), 'content')
    cpSync(known, folder, { recursive: true })
    const port = await freePort()
    const siteOrigin = `http://localhost:${await freePort()}`
    const screen: Screen = { origin: `http://127.0.0.1:${port}`, folder, checks: false }
    const server: EditServer = await startEditServer({
      port,
      siteOrigin,
      screen: await buildScreen(),
      folder: workingFolder(folder),
      config: () => configFromContent(folder, localBackend(screen.origin), siteOrigin),
      logo: () => readFileSync(path.join(folder, 'brand', 'logo.svg'), 'utf8'),
      thumbnail: thumbnails(folder),
      faults: async () => (screen.checks ? savedFaults(folder) : []),
    })
    // No site runs for the previews of this screen, and frames of the CMS run the CMS's own scripts.
    expectedProblems.push(/ERR_CONNECTION_REFUSED/, /allow-scripts and allow-same-origin/)
    // The CMS tries to show a film before it is refused, which the screen's policy forbids.
    expectedProblems.push(/Loading media from\s+'blob:/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await use(screen)
    const foreign = asked.filter(
      (address) => !/^(?:blob|data):/.test(address) && !address.startsWith(screen.origin),
    )
    expect(foreign.filter((address) => !address.startsWith(siteOrigin))).toEqual([])
    await page.goto('about:blank')
    await server.close()
    rmSync(path.dirname(folder), { recursive: true })
  },
})

// One after another: the screen is made once, and each test keeps a core busy.
test.describe.configure({ mode: 'default' })
// A test that waits in vain should fail without using up its whole time.
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 30_000 })

const wellSaved = 'Enregistré. Le contenu est sans faute.'

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The lines of a file that have changed, as git shows them. */
function changedIn({ folder }: Screen, file: string): readonly string[] {
  const files = [path.join(known, file), path.join(folder, file)]
  return changedLines(
    spawnSync('git', ['diff', '--no-index', '--unified=0', ...files], { encoding: 'utf8' }).stdout,
  )
}

const open = (page: Page, { origin }: Screen, address: string) =>
  page.goto(`${origin}/#/collections/${address}`)

/** The id of the picture that the screen paints beside a text, once the picture has loaded. */
async function pictureBeside(words: Locator): Promise<string | undefined> {
  await expect(words).toHaveAttribute('data-picture')
  return words.evaluate(async (element) => {
    const [, address = ''] =
      /url\("(.+)"\)/.exec(getComputedStyle(element, '::before').backgroundImage) ?? []
    const picture = Object.assign(new Image(), { src: address })
    await picture.decode()
    return /([\w-]+)\.webp$/.exec(address)?.[1]
  })
}

/** The number of records in a collection. @param name of its folder. */
const collectionSize = ({ folder }: Screen, name: string) =>
  readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.json')).length

async function save(
  page: Page,
  use: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  // What the save before has announced.
  await page.locator('#said').evaluate((said) => (said.textContent = ''))
  await use(page.getByRole('button', { name: 'Enregistrer', exact: true }))
  // Photos are made smaller in the page as it saves. On a machine that runs six other tests besides, that took
  // more than a minute.
  await expect(page.locator('#said')).not.toBeEmpty({ timeout: 180_000 })
  await backInList(page)
}

test('what an owner changes in a year changes its own lines, and the page says that all is well', async ({
  page,
  editor,
}) => {
  test.slow(true, 'each record is opened, changed and saved after the other')
  await holdStill(page)
  const edits = [priceRise, ...Object.values(smallEdits)]
  for (const edit of edits)
    await test.step(edit.file, async () => {
      await open(page, editor, edit.record)
      await edit.make(page)
      if (edit === smallEdits.tradeText) await expectPicturesToChooseFrom(page, editor)
      await save(page)
      expect(changedIn(editor, edit.file)).toEqual(edit.lines)
    })
  // After the last save, when all edits have been made.
  editor.checks = true
  await test.step('a job is shown with its owner’s words and photos from a phone, upright, smaller and without their place, in one save', () =>
    addJob(page, editor))
})

/**
 * A picture stands beside its description, in the field and in the list to choose from; its accessible name
 * is the description only.
 */
async function expectPicturesToChooseFrom(page: Page, editor: Screen): Promise<void> {
  const hero = (await reach(page, 'Image de tête')).getByRole('combobox')
  expect(await pictureBeside(hero.locator('.label'))).toBe('toit-lauze')
  await hero.click()
  const options = page.getByRole('option')
  expect(await options.count()).toBe(collectionSize(editor, 'pictures'))
  for (const option of await options.all())
    expect(await pictureBeside(option)).toBe(await option.getAttribute('data-value'))
  await page.keyboard.press('Escape')
}

async function addJob(page: Page, editor: Screen): Promise<void> {
  await open(page, editor, 'job/new')
  // By name and signature an iPhone's photo, but unreadable.
  const broken = [heic('IMG_0412.HEIC', brokenHeicPhoto()), heic('IMG_0413.JPG', brokenHeicPhoto())]
  // What an iPhone stores beside a photo that moves.
  const film = {
    name: 'film.mov',
    mimeType: 'video/quicktime',
    buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide', 'latin1'),
  }
  const pictures = await writeOvenJob(page, [...broken, film])
  await addTo(page, 'Images', 'Légende', 'La bouche', 1)
  const iphone = heic('IMG_0414.HEIC', heicPhoto())
  const image = await fieldOf(page, pictures, 'Image', 1)
  await addPhoto(page, image, 'La bouche du four, rejointoyée', iphone)
  const description = await write(page, 'Description', 'Trop court.')
  const left = '110 à 160 signes, il en manque 99'
  await expect(description.getByRole('textbox')).toHaveAccessibleDescription(left)
  await expect(description).toContainText(left)
  await expect(page.locator('#counted')).toHaveText(left)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(description.getByRole('alert')).toContainText('110 à 160 signes')
  await description.getByRole('textbox').fill(ovenDescription)
  await save(page)

  const job = JSON.parse(read(editor.folder, `jobs/${oven.job}.json`)) as object
  const { hero: heroImage, vault: picture, words } = oven
  const mouth = 'la-bouche-du-four-rejointoyee'
  expect(job).toMatchObject({
    ...{
      commune: 'Thenon',
      from: '2026-09-07',
      services: ['toits-neufs'],
      trades: [],
      heroImage,
      words,
    },
    pictures: [
      { picture, title: 'La voûte' },
      { picture: mouth, title: 'La bouche' },
    ],
  })
  expect(JSON.parse(read(editor.folder, `testimonials/${words}.json`))).toEqual({
    ...{ author: 'Léa D.', location: 'Thenon', text: 'Il tire droit.', sample: false },
  })
  const held = readdirSync(path.join(editor.folder, 'pictures')).length
  expect(held - readdirSync(path.join(known, 'pictures')).length).toBe(6)
  for (const id of [heroImage, picture, mouth]) {
    const record = JSON.parse(read(editor.folder, `pictures/${id}.json`)) as { file: string }
    const taken = sharp(path.join(editor.folder, 'pictures', record.file))
    const { format, width, height, exif } = await taken.metadata()
    const [wide, high] = id === mouth ? [64, 48] : [2000, 1500]
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: wide, height: high })
    // Dark at the top, bright at the bottom: the photo is upright.
    const pixels = await taken.resize(1, 10, { fit: 'fill' }).raw().toBuffer()
    const [top = 0, bottom = 0] = [pixels.at(0), pixels.at(-1)]
    expect(top).toBeLessThan(bottom)
  }
  await expect(page.locator('#said')).toHaveText(wellSaved)
}

/** Opens the first price. @returns its « À partir de » field. */
async function openFirstPrice(page: Page, editor: Screen): Promise<Locator> {
  await open(page, editor, priceRise.record)
  await page.getByRole('button', { name: 'Développer', exact: true }).first().click()
  return page.getByRole('textbox', { name: 'À partir de' })
}

test('of two tabs, the one that saves second is told of the other’s change and keeps what was typed', async ({
  page,
  editor,
}) => {
  await holdStill(page)
  const other = await page.context().newPage()
  await holdStill(other)
  const price = await openFirstPrice(page, editor)
  await expect(price).toHaveValue('115')
  await (await openFirstPrice(other, editor)).fill('431')
  await save(other)
  expect(changedIn(editor, priceRise.file)).toEqual(priceRise.lines)
  await other.close()

  await price.fill('500')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const told = page.getByRole('alertdialog', { name: 'Quelqu’un d’autre a modifié cette fiche' })
  await expect(told).toContainText('Rien n’est enregistré')
  await told.getByRole('button', { name: 'Annuler' }).click()
  await expect(price).toHaveValue('500')
  expect(changedIn(editor, priceRise.file)).toEqual(priceRise.lines)
})

test('opened again, the screen shows what is on the disk, be it what was there before a save', async ({
  page,
  editor,
}) => {
  await holdStill(page)
  const price = await openFirstPrice(page, editor)
  await price.fill('431')
  // The CMS stores a draft after a pause. If it did so after the save, it would offer that draft when the
  // record is opened next.
  await expect.poll(() => page.evaluate(draftsHeld)).toBe(1)
  await save(page)
  await expect.poll(() => page.evaluate(draftsHeld)).toBe(0)
  // As `npm run undo` does.
  cpSync(path.join(known, priceRise.file), path.join(editor.folder, priceRise.file))
  await page.goto('about:blank')
  await openFirstPrice(page, editor)
  await expect(price).toHaveValue('115')
})

test('a save that nobody answers says so in French, and what was typed stays', async ({
  page,
  editor,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/, /ne répond plus/, /Failed to check/)
  await holdStill(page)
  const price = await openFirstPrice(page, editor)
  await price.fill('431')
  await page.route('**/api/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('Le programme « npm run edit » ne répond plus')
  await expect(told).not.toContainText('plus tard')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(price).toHaveValue('431')
})

test('a record whose file cannot be read is named as the screen opens', async ({
  page,
  editor,
  expectedProblems,
}) => {
  expectedProblems.push(/JSON/)
  const { file } = smallEdits.tradeText
  editor.checks = true
  changeOnDisk(editor, file, [/",\n/, '"\n'])
  await open(page, editor, 'trade')
  const faults = page.getByRole('region', { name: 'Le site ne changera pas avant' })
  // The CMS takes its own words away again, perhaps before the check of the records has ended.
  await Promise.all([
    expect(page.getByText('Le fichier d’une fiche ne se lit pas')).toBeVisible(),
    expect(faults.getByRole('link', { name: 'Métiers › poseur-lauze' })).toBeVisible(),
  ])
})

/** Types into a trade's record, and leaves as soon as the draft is stored. @returns what was typed. */
async function leaveDraft(page: Page, editor: Screen): Promise<string> {
  const typed = 'La lauze se trie avant de se poser.'
  await open(page, editor, smallEdits.tradeText.record)
  const subtitle = (await reach(page, 'Phrase sous le titre')).getByRole('textbox')
  // The CMS stores no draft of a record that has only been filled by a script.
  await subtitle.click()
  await subtitle.fill(typed)
  await expect.poll(() => page.evaluate(draftsHeld)).toBe(1)
  await page.goto('about:blank')
  return typed
}

/** Changes a record as somebody else does, by git or in an editor. */
function changeOnDisk({ folder }: Screen, file: string, change: readonly [RegExp, string]): void {
  writeFileSync(path.join(folder, file), read(folder, file).replace(...change))
}

test('what was typed before a tab was closed is offered again, though a price has changed since', async ({
  page,
  editor,
}) => {
  await holdStill(page)
  const { record, file, lines } = smallEdits.tradeText
  const typed = await leaveDraft(page, editor)
  changeOnDisk(editor, priceRise.file, [/"from": 115/, '"from": 431'])
  await open(page, editor, record)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click()
  await expect((await reach(page, 'Phrase sous le titre')).getByRole('textbox')).toHaveValue(typed)
  await save(page)
  expect(changedIn(editor, file)).toEqual(lines)
  expect(changedIn(editor, priceRise.file)).toEqual(priceRise.lines)
})

test('a restored draft does not erase what somebody else has changed since', async ({
  page,
  editor,
}) => {
  await holdStill(page)
  const { record, file } = smallEdits.tradeText
  const typed = await leaveDraft(page, editor)
  changeOnDisk(editor, file, [/"subtitle": ".+?"/, '"subtitle": "La lauze pèse lourd."'])
  const theirs = read(editor.folder, file)
  await open(page, editor, record)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click()
  const subtitle = (await reach(page, 'Phrase sous le titre')).getByRole('textbox')
  await expect(subtitle).toHaveValue(typed)
  const current = page.getByRole('button', { name: 'Reprendre la fiche actuelle' })
  await expect(current).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const told = page.getByRole('alertdialog', { name: 'Quelqu’un d’autre a modifié cette fiche' })
  await told.getByRole('button', { name: 'Annuler' }).click()
  expect(read(editor.folder, file)).toBe(theirs)
  await current.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Reprendre/ })
    .click()
  await expect(subtitle).toHaveValue('La lauze pèse lourd.')
})

/** Runs in the page. @returns how many drafts the CMS has stored. */
async function draftsHeld(): Promise<number> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(request.error?.message))
    })
  const [{ name = '' } = {}] = await indexedDB.databases()
  const database = await done(indexedDB.open(name))
  const held = await done(
    database.transaction('draft-backups').objectStore('draft-backups').count(),
  )
  database.close()
  return held
}

test.describe('in a browser of another language', () => {
  test.use({ locale: 'en-GB' })

  test('the screen is French at the first visit, from its first words on', async ({
    page,
    editor,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      const look = () => {
        for (const line of document.body?.innerText.split('\n') ?? []) seen.add(line)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { seen })
    })
    await page.goto(editor.origin)
    await expect(page.getByRole('treeitem', { name: 'Prix et délais' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: /Rechercher/ })).toBeVisible()
    expect(await speechFaults(page)).toEqual([])
    const { seen } = await page.evaluate(() => ({ seen: [...Reflect.get(window, 'seen')] }))
    expect(seen).toContain('Prix et délais')
    expect(seen.join('\n')).not.toMatch(/Signing in|Powered by|Welcome|available in|Language/)
  })
})

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the screen is there, a record opens, and whatever the guide’s pictures show is still found', async ({
    page,
    editor,
  }) => {
    test.slow(true, 'one record after the other')
    await page.setViewportSize(size)
    await page.goto(editor.origin)
    await test.step('a record, from the list', async () => {
      await page.getByRole('treeitem', { name: 'Prix et délais' }).click()
      await page.getByRole('row', { name: 'Prix', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()
    })
    // By address: the screen itself is not opened anew.
    for (const place of new Set(shots.map((shot) => shot.place))) {
      await page.goto(`${editor.origin}/#${place}`)
      for (const { name, show } of shots.filter((shot) => shot.place === place))
        await test.step(`« ${name} »`, async () => {
          const shown = await show(page)
          if (shown) await expect(shown, name).toBeVisible()
        })
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a price and a closure are changed by keyboard alone, and axe finds no fault', async ({
    page,
    editor,
  }) => {
    test.slow(true, 'each field is reached by Tab, and the check reads all records after each save')
    await page.goto(editor.origin)
    const prices = page.getByRole('treeitem', { name: 'Prix et délais' })
    await expect(prices).toBeVisible()
    // Playwright's `getByRole` takes an h2 for level 2, whatever its `aria-level`.
    const title = (name: string) =>
      page.locator('h2[role=heading][aria-level="1"]', { hasText: name })
    await expect(title('Contenus')).toBeVisible()
    expect(await faultsOf(page, countBeside)).toEqual([])
    await press(prices)
    const record = page.getByRole('row', { name: 'Prix', exact: true })
    await expect(record).toBeVisible()
    await expect(title('Prix et délais')).toBeVisible()
    expect(await faultsOf(page, barOutside)).toEqual([])
    await press(record)
    const tile = page.getByRole('group', { name: /^tuile-neuve : 115/ })
    await press(tile.getByRole('button', { name: 'Développer', exact: true }))
    await type(tile.getByRole('textbox', { name: 'À partir de' }), '431')
    expect(await faultsOf(page, titleHidden)).toEqual([])
    await save(page, press)
    // The contrast of something that fades out cannot be measured.
    await expect(page.getByText('Entrée enregistrée.')).toBeHidden()
    await expect(record).toBeVisible()
    expect(await faultsOf(page, barOutside)).toEqual([])
    expect(changedIn(editor, 'prices.json')).toEqual(['- "from": 115,', '+ "from": 431,'])

    await open(page, editor, 'entreprise/entries/firm')
    const closures = field(page, 'Fermetures')
    await press(closures.getByRole('button', { name: /Ajouter/ }))
    // The CMS moves the focus there a moment later; a key that comes before it would close the new entry.
    await expect(
      closures.getByRole('button', { name: 'Réduire', exact: true }).last(),
    ).toBeFocused()
    for (const day of ['Du', 'Au (compris)'])
      await press(field(closures, day).getByRole('button', { name: 'Aujourd’hui' }).last())
    const text = 'Fermé pour les fêtes.'
    await type(field(closures, 'Ce que disent les pages').getByRole('textbox').last(), text)
    expect(await faultsOf(page, titleHidden)).toEqual([])
    const [from, until] = ['from', 'until'].map(
      (day) => new RegExp(`^\\+ "${day}": "2\\d{3}-\\d\\d-\\d\\d",$`),
    ) as [RegExp, RegExp]
    editor.checks = true
    await save(page, press)
    await expect(page.locator('#said')).toHaveText(wellSaved)
    expect(changedIn(editor, 'firm.json')).toEqual([
      ...['+ },', '+ {', expect.stringMatching(from), expect.stringMatching(until)],
      `+ "text": "${text}"`,
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

/**
 * The faults that axe finds in the screen as it stands, and the controls that a screen reader would announce
 * without a French name.
 */
const faultsOf = async (page: Page, leftOut?: readonly string[]) => [
  ...(await axeFaults(page, leftOut)),
  ...(await speechFaults(page)),
]

/** The CMS shows how many records a list has beside its name, and not in it (docs/editing.md). */
const countBeside = ['label-content-name-mismatch']

/** The lists of the CMS have a main landmark; its lower bar lies outside every landmark (docs/editing.md). */
const barOutside = ['region']

/**
 * On a phone the title of an open record is hidden with the list behind it (docs/editing.md). Axe asks for a
 * title unless it takes the layer over the page for a dialog, and whether it does changes from run to run.
 */
const titleHidden = ['page-has-heading-one']

/** Presses a control by keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

async function type(control: Locator, text: string): Promise<void> {
  await control.focus()
  await control.press('ControlOrMeta+a')
  await control.pressSequentially(text)
}
