import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
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
import { axeFaults } from '../accessibility-engines'
import { speechFaults } from '../control-names'
import { brokenHeicPhoto, heicPhoto, turnedPhotoWithPlace } from '../photo-files'
import { expect, test as base } from '../test'

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
      thumbnail: thumbnails(folder),
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
    await page.goto('about:blank')
    await server.close()
    rmSync(path.dirname(folder), { recursive: true })
  },
})

// One after another: the screen is made once, and each of them keeps a core busy.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 900 } })

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The lines of a file that have changed, as git shows them. */
function changedLines({ folder }: Screen, file: string): readonly string[] {
  const files = [path.join(known, file), path.join(folder, file)]
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=0', ...files], {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').slice(4)
  return lines.filter((line) => /^[+-]/.test(line)).map((line) => line.replace(/^(.)\s*/, '$1 '))
}

const open = (page: Page, { origin }: Screen, address: string) =>
  page.goto(`${origin}/#/collections/${address}`)

/** A field of the record by its label, fields of its entries apart; it is drawn once it comes into view. */
const field = (scope: Page | Locator, label: string) =>
  scope.getByRole('group', { name: `Champ « \u2068${label}\u2069 »`, exact: true })

/** Scrolls the fields down until one of them is there. */
async function reach(page: Page, label: string): Promise<Locator> {
  const found = field(page, label).first()
  await expect(async () => {
    if (!(await found.isVisible()))
      await page
        .getByRole('group', { name: /^Champ/ })
        .first()
        .evaluate((group) => {
          let pane: Element | null = group
          while (pane && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement
          pane?.scrollBy(0, 500)
        })
    await expect(found).toBeVisible({ timeout: 300 })
  }).toPass()
  // Its entries, too, are drawn once they come into view.
  await found.scrollIntoViewIfNeeded()
  return found
}

/** The picture painted beside words, by its id, once it has been loaded. */
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

/** How many records there are of a kind. */
const collectionSize = ({ folder }: Screen, name: string) =>
  readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.json')).length

async function choose(page: Page, label: string, ...options: readonly string[]): Promise<void> {
  const chosen = await reach(page, label)
  for (const option of options) {
    await chosen.getByRole('combobox').click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
}

async function save(
  page: Page,
  use: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  // Of the save before.
  await page.locator('#said').evaluate((said) => (said.textContent = ''))
  await use(page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await expect(page.locator('#said')).not.toBeEmpty({ timeout: 30_000 })
}

test('a price raised changes one line of its file, and the page says that all is well', async ({
  page,
  editor,
}) => {
  await open(page, editor, 'prix/entries/prices')
  await page.getByRole('button', { name: 'Développer', exact: true }).first().click()
  await page.getByRole('spinbutton', { name: 'À partir de' }).last().fill('431')
  await save(page)
  expect(changedLines(editor, 'prices.json')).toEqual(['- "from": 115,', '+ "from": 431,'])
  await expect(page.locator('#said')).toHaveText('Enregistré. Le contenu est sans faute.')
})

test('an announcement and a switch, a trade’s text and a testimonial each change their own lines', async ({
  page,
  editor,
}) => {
  await open(page, editor, 'entreprise/entries/firm')
  const notices = field(page, 'Annonces')
  await notices.getByRole('button', { name: /Ajouter/ }).click()
  for (const [label, text] of [
    ['Du', '2027-12-24'],
    ['Au (compris)', '2027-12-26'],
    ['Texte', "L'atelier dort."],
  ] as const)
    await field(notices, label).getByRole('textbox').last().fill(text)
  const map = await reach(page, "Carte des zones d'intervention")
  await map.getByRole('switch').click()
  await save(page)
  expect(changedLines(editor, 'firm.json')).toEqual([
    ...['+ },', '+ {', '+ "from": "2027-12-24",', '+ "until": "2027-12-26",'],
    ...['+ "text": "L\'atelier dort."', '- "map": true,', '+ "map": false,'],
  ])

  await open(page, editor, 'trade/entries/poseur-lauze')
  const subtitle = await reach(page, 'Phrase sous le titre')
  await subtitle.getByRole('textbox').fill('La lauze se trie avant de se poser.')
  // Chosen, and to choose from: pictures stand beside their words, which alone name them.
  const hero = (await reach(page, 'Image de tête')).getByRole('combobox')
  expect(await pictureBeside(hero.locator('.label'))).toBe('toit-lauze')
  await hero.click()
  const options = page.getByRole('option')
  expect(await options.count()).toBe(collectionSize(editor, 'pictures'))
  for (const option of await options.all())
    expect(await pictureBeside(option)).toBe(await option.getAttribute('data-value'))
  await page.keyboard.press('Escape')
  await save(page)
  expect(changedLines(editor, 'trades/poseur-lauze.json')).toEqual([
    expect.stringMatching(/^- "subtitle": /),
    '+ "subtitle": "La lauze se trie avant de se poser.",',
  ])

  await open(page, editor, 'pages/entries/home-page')
  const testimonials = await reach(page, 'Témoignages')
  await testimonials.getByRole('button', { name: 'Développer', exact: true }).first().click()
  await field(testimonials, 'Ce qu’il dit').getByRole('textbox').fill('Le toit est sec.')
  await save(page)
  expect(changedLines(editor, 'pages/home.json')).toEqual([
    expect.stringMatching(/^- "text": /),
    '+ "text": "Le toit est sec.",',
  ])
})

test('a job is shown with two photos from a phone, upright, smaller and without their place, in one save', async ({
  page,
  editor,
}) => {
  await open(page, editor, 'job/new')
  await write(page, 'Titre de la page', 'Un four à pain remis sous toit')
  await write(page, 'Le chantier en une phrase', 'Il fumait par le toit.')
  await choose(page, 'Commune', 'Thenon')
  await write(page, 'Début', '2026-09-07')
  await write(page, 'Fin', '2026-09-18')
  await write(page, 'Durée', '2 semaines')
  const heroAlt = 'Le four sous son toit neuf de lauzes'
  const head = await reach(page, 'Image de tête')
  // By name and signature an iPhone's photo, which nothing can read.
  const broken = [heic('IMG_0412.HEIC', brokenHeicPhoto()), heic('IMG_0413.JPG', brokenHeicPhoto())]
  await addPhoto(page, head, heroAlt, ...broken, await jpeg('1'))
  await choose(page, 'Services', 'Toits neufs')
  await addTo(page, 'Ce qui était demandé', 'Un paragraphe', 'Un toit qui ne fume plus.')
  await addTo(page, 'Ce qui a été fait', 'Un paragraphe', 'La voûte est reprise.')
  const pictures = await addTo(page, 'Images', 'Légende', 'La voûte')
  const alt = 'La voûte du four, ouverte, avant les travaux'
  await addPhoto(page, field(pictures, 'Image'), alt, await jpeg('2'))
  await addTo(page, 'Images', 'Légende', 'La bouche')
  const iphone = heic('IMG_0414.HEIC', heicPhoto())
  await addPhoto(page, field(pictures, 'Image').last(), 'La bouche du four, rejointoyée', iphone)
  await addTo(page, 'Mots-clés', 'Un mot-clé', 'four à pain Dordogne')
  const description = await write(page, 'Description', 'Trop court.')
  const left = '110 à 160 signes, il en manque 99'
  await expect(description.getByRole('textbox')).toHaveAccessibleDescription(left)
  await expect(description).toContainText(left)
  await expect(page.locator('#counted')).toHaveText(left)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(description.getByRole('alert')).toContainText('110 à 160 signes')
  await description
    .getByRole('textbox')
    .fill(
      'Un four à pain de Thenon qui fumait par le toit : la voûte reprise, les lauzes triées et remontées, deux semaines sans pain, et ce que cela a coûté.',
    )
  await save(page)

  const job = JSON.parse(read(editor.folder, 'jobs/un-four-a-pain-remis-sous-toit.json')) as object
  const heroImage = 'le-four-sous-son-toit-neuf-de-lauzes'
  const picture = 'la-voute-du-four-ouverte-avant-les-travaux'
  const mouth = 'la-bouche-du-four-rejointoyee'
  expect(job).toMatchObject({
    ...{ commune: 'Thenon', from: '2026-09-07', services: ['toits-neufs'], trades: [], heroImage },
    pictures: [
      { picture, title: 'La voûte' },
      { picture: mouth, title: 'La bouche' },
    ],
  })
  const held = readdirSync(path.join(editor.folder, 'pictures')).length
  expect(held - readdirSync(path.join(known, 'pictures')).length).toBe(6)
  for (const id of [heroImage, picture, mouth]) {
    const record = JSON.parse(read(editor.folder, `pictures/${id}.json`)) as { file: string }
    const taken = sharp(path.join(editor.folder, 'pictures', record.file))
    const { format, width, height, exif } = await taken.metadata()
    const [wide, high] = id === mouth ? [64, 48] : [2000, 1500]
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: wide, height: high })
    // Dark at its top, bright at its bottom, as it was taken.
    const pixels = await taken.resize(1, 10, { fit: 'fill' }).raw().toBuffer()
    const [top = 0, bottom = 0] = [pixels.at(0), pixels.at(-1)]
    expect(top).toBeLessThan(bottom)
  }
  await expect(page.locator('#said')).toHaveText('Enregistré. Le contenu est sans faute.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a price and a closure are changed by keyboard alone, and axe finds no fault', async ({
    page,
    editor,
  }) => {
    await page.goto(editor.origin)
    const prices = page.getByRole('treeitem', { name: 'Prix et délais' })
    await expect(prices).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await press(prices)
    const record = page.getByRole('row', { name: 'Prix', exact: true })
    await expect(record).toBeVisible()
    expect(await faultsOf(page, barOutside)).toEqual([])
    await press(record)
    const tile = page.getByRole('group', { name: /^tuile-neuve : 115/ })
    await press(tile.getByRole('button', { name: 'Développer', exact: true }))
    await type(tile.getByRole('spinbutton', { name: 'À partir de' }), '431')
    expect(await faultsOf(page)).toEqual([])
    await save(page, press)
    // What fades out has no contrast to measure.
    await expect(page.getByText('Entrée enregistrée.')).toBeHidden()
    await expect(record).toBeVisible()
    expect(await faultsOf(page, barOutside)).toEqual([])
    expect(changedLines(editor, 'prices.json')).toEqual(['- "from": 115,', '+ "from": 431,'])

    await open(page, editor, 'entreprise/entries/firm')
    const closures = field(page, 'Fermetures')
    await press(closures.getByRole('button', { name: /Ajouter/ }))
    for (const day of ['Du', 'Au (compris)'])
      await press(field(closures, day).getByRole('button', { name: 'Aujourd’hui' }).last())
    const text = 'Fermé pour les fêtes.'
    await type(field(closures, 'Ce que disent les pages').getByRole('textbox').last(), text)
    // What fades out has no contrast to measure.
    expect(await faultsOf(page)).toEqual([])
    const [from, until] = ['from', 'until'].map(
      (day) => new RegExp(`^\\+ "${day}": "2\\d{3}-\\d\\d-\\d\\d",$`),
    ) as [RegExp, RegExp]
    await save(page, press)
    expect(changedLines(editor, 'firm.json')).toEqual([
      ...['+ },', '+ {', expect.stringMatching(from), expect.stringMatching(until)],
      `+ "text": "${text}"`,
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

/** What axe holds against the screen as it stands, and controls that would be announced without a French name. */
const faultsOf = async (page: Page, leftOut?: readonly string[]) => [
  ...(await axeFaults(page, leftOut)),
  ...(await speechFaults(page)),
]

/** The lists of the CMS have a main part, and leave its lower bar outside of any (docs/editing.md). */
const barOutside = ['region']

/** With the keyboard, wherever the focus was. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

async function type(control: Locator, text: string): Promise<void> {
  await control.focus()
  await control.press('ControlOrMeta+a')
  await control.pressSequentially(text)
}

/** From the field of a picture, as an owner does. @param files those that are not taken, then the one that is. */
async function addPhoto(
  page: Page,
  to: Locator,
  alt: string,
  ...files: readonly FilePayload[]
): Promise<void> {
  await to.getByRole('button', { name: /Ajouter/ }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]').first()
  for (const refused of files.slice(0, -1)) {
    await input.setInputFiles(refused)
    const told = page.getByRole('alertdialog')
    await expect(told).toContainText('rien n’est enregistré')
    await expect(told).toContainText('déposez ce JPEG')
    await expect(told).toContainText(new RegExp(refused.name.replace('_', '.'), 'i'))
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(told).toBeHidden()
  }
  await input.setInputFiles(files.at(-1) ?? [])
  await expect(dialog.getByRole('button', { name: /Remplacer/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: /ne voit pas/ }).fill(alt)
  await expect(dialog).toContainText(`20 signes au moins, il y en a ${alt.length}`)
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(to.getByRole('combobox')).toContainText(alt)
}

interface FilePayload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** As a phone writes it; of two that are the same, one would be kept. */
const jpeg = async (mark: string): Promise<FilePayload> => ({
  name: `IMG ${mark}.JPG`,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([await turnedPhotoWithPlace(), Buffer.from(mark)]),
})

const heic = (name: string, buffer: Buffer): FilePayload => ({
  name,
  mimeType: 'image/heic',
  buffer,
})

async function write(page: Page, label: string, text: string): Promise<Locator> {
  const found = await reach(page, label)
  await found.getByRole('textbox').fill(text)
  return found
}

/** Adds an entry to a list and fills one field of it. @returns the list. */
async function addTo(page: Page, list: string, label: string, text: string): Promise<Locator> {
  const found = await reach(page, list)
  // Entries have such buttons too, before it.
  await found
    .getByRole('button', { name: /Ajouter/ })
    .last()
    .click()
  await field(found, label).getByRole('textbox').last().fill(text)
  return found
}
