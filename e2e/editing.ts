/** Steps of an owner on the editing screen, wherever it is served, and the records they work on. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { field, reach, scrollTo } from '@/scripts/screenshots/screen-fields'
import { turnedPhotoWithPlace } from './photo-files'

/**
 * Turns the animations of the CMS off from here on, as the processor has to draw each of their frames. View
 * transitions are skipped as in browsers that have none.
 */
export async function holdStill(page: Page): Promise<void> {
  const withoutTransitions = () =>
    void Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  await page.addInitScript(withoutTransitions)
  await page.evaluate(withoutTransitions)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/**
 * Waits until the CMS has left the record that it has just saved. Its button goes first, its address later,
 * by more than ten seconds on a busy machine; a record that a test opens in between would be left again.
 */
export async function backInList(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeHidden()
  await expect(page).not.toHaveURL(/\/(?:entries\/|new\b)/)
}

async function choose(page: Page, label: string, ...options: readonly string[]): Promise<void> {
  const chosen = await reach(page, label)
  for (const option of options) {
    await chosen.getByRole('combobox').click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
}

/** Creates a record from the field that refers to it, as an owner does. */
async function addRecord(page: Page, to: Locator, fill: (dialog: Locator) => Promise<unknown>) {
  await to.getByRole('button', { name: /Ajouter/ }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Adds a photo from a picture's field.
 * @param files the ones that are refused, then the one that is taken.
 */
export async function addPhoto(
  page: Page,
  to: Locator,
  alt: string,
  ...files: readonly FilePayload[]
): Promise<void> {
  await addRecord(page, to, async (dialog) => {
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
  })
  await expect(to.getByRole('combobox')).toContainText(alt)
}

/** Adds a testimonial from the field of a job that shows it. */
const addWords = (page: Page, to: Locator, texts: Readonly<Record<string, string>>) =>
  addRecord(page, to, async (dialog) => {
    for (const [label, text] of Object.entries(texts))
      await field(dialog, label).getByRole('textbox').fill(text)
  })

/** A file for Playwright's `setInputFiles`. */
export interface FilePayload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A photo as a phone writes it. @param mark sets it apart: of two identical files the CMS keeps one. */
const jpeg = async (mark: string): Promise<FilePayload> => ({
  name: `IMG ${mark}.JPG`,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([await turnedPhotoWithPlace(), Buffer.from(mark)]),
})

/** A file with the media type of an iPhone's photo, whatever its bytes are. */
export const heic = (name: string, buffer: Buffer): FilePayload => ({
  name,
  mimeType: 'image/heic',
  buffer,
})

/** Replaces the text of a field. @param label of the field. @returns the field. */
export async function write(page: Page, label: string, text: string): Promise<Locator> {
  const found = await reach(page, label)
  await found.getByRole('textbox').fill(text)
  return found
}

/**
 * Adds an entry to a list and fills one field of it.
 * @param entry how many entries there are before.
 * @returns the list.
 */
export async function addTo(
  page: Page,
  list: string,
  label: string,
  text: string,
  entry = 0,
): Promise<Locator> {
  const found = await reach(page, list)
  // Entries of the list have such buttons too; the list's own comes last.
  await found
    .getByRole('button', { name: /Ajouter/ })
    .last()
    .click()
  await (await fieldOf(page, found, label, entry)).getByRole('textbox').fill(text)
  return found
}

/** Waits until a field of a list's entry is drawn. @returns the field. */
export async function fieldOf(
  page: Page,
  list: Locator,
  label: string,
  entry: number,
): Promise<Locator> {
  const found = field(list, label).nth(entry)
  await scrollTo(page, found)
  return found
}

/** A change within one record, and the lines of its file that change by it. */
export interface Edit {
  /** The record's address on the screen, after « #/collections/ ». */
  readonly record: string
  /** The record's file, from the content folder of the second firm. */
  readonly file: string
  readonly make: (page: Page) => Promise<void>
  readonly lines: readonly unknown[]
  /** By address, the pages that change, with a function that tells whether the page shows the change. */
  readonly pages: Readonly<Record<string, (html: string) => boolean>>
}

function says(words: RegExp): (html: string) => boolean {
  return (html) => words.test(html)
}

/** The CMS draws a day as a field that takes « 2027-12-24 ». */
async function addPeriod(page: Page, list: string, texts: readonly (readonly [string, string])[]) {
  const periods = await reach(page, list)
  await periods
    .getByRole('button', { name: /Ajouter/ })
    .last()
    .click()
  for (const [label, text] of texts)
    await field(periods, label).getByRole('textbox').last().fill(text)
}

/** A change of one field: the first price of the record rises from 115 to 431 €. */
export const priceRise: Edit = {
  record: 'prix/entries/prices',
  file: 'prices.json',
  async make(page) {
    await page.getByRole('button', { name: 'Développer', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'À partir de' }).last().fill('431')
  },
  lines: ['- "from": 115,', '+ "from": 431,'],
  pages: { [paths.service('toits-neufs')]: says(/431\s€/) },
}

/** Changes of an owner's year that are a few words or a switch. */
export const smallEdits = {
  closureAnnouncementAndSwitch: {
    record: 'entreprise/entries/firm',
    file: 'firm.json',
    async make(page) {
      await addPeriod(page, 'Fermetures', [
        ['Du', '2027-12-24'],
        ['Au (compris)', '2027-12-26'],
        ['Ce que disent les pages', "L'atelier dort."],
      ])
      await addPeriod(page, 'Annonces', [
        ['Du', '2027-12-01'],
        ['Au (compris)', '2027-12-23'],
        ['Texte', 'Plus de place avant Noël.'],
      ])
      const map = await reach(page, "Carte des zones d'intervention")
      await map.getByRole('radio', { name: 'aucune' }).click()
      const notes = await reach(page, 'Mention « Image d’illustration »')
      await notes.getByRole('switch').click()
    },
    lines: [
      ...['+ },', '+ {', '+ "from": "2027-12-24",', '+ "until": "2027-12-26",'],
      '+ "text": "L\'atelier dort."',
      ...['+ },', '+ {', '+ "from": "2027-12-01",', '+ "until": "2027-12-23",'],
      ...['+ "text": "Plus de place avant Noël."', '- "map": "own",', '+ "map": "none",'],
      ...['- "illustrationNotes": false,', '+ "illustrationNotes": true,'],
    ],
    pages: {
      [paths.home]: says(/L’atelier dort\./),
      [paths.quote]: says(/Plus de place avant Noël\./),
      [paths.serviceArea]: (html) => !html.includes('area-map"'),
    },
  },
  tradeText: {
    record: 'trade/entries/poseur-lauze',
    file: 'trades/poseur-lauze.json',
    async make(page) {
      await write(page, 'Phrase sous le titre', 'La lauze se trie avant de se poser.')
    },
    lines: [
      expect.stringMatching(/^- "subtitle": /),
      '+ "subtitle": "La lauze se trie avant de se poser.",',
    ],
    pages: {
      [paths.trade('toits-neufs', 'poseur-lauze')]: says(/La lauze se trie avant de se poser\./),
    },
  },
  testimonial: {
    record: 'testimonial/entries/guy-l-le-bugue',
    file: 'testimonials/guy-l-le-bugue.json',
    async make(page) {
      await write(page, 'Ce qu’il dit', 'Le toit est sec.')
    },
    lines: [expect.stringMatching(/^- "text": /), '+ "text": "Le toit est sec.",'],
    pages: { [paths.home]: says(/Le toit est sec\./) },
  },
} satisfies Readonly<Record<string, Edit>>

/** The changed lines of a unified diff of one file. */
export const changedLines = (diff: string): readonly string[] =>
  diff
    .slice(Math.max(0, diff.indexOf('\n@@')))
    .split('\n')
    .filter((line) => /^[+-]/.test(line))
    .map((line) => line.replace(/^(.)\s*/, '$1 '))

/** Descriptions of the photos of the new job. */
const ovenAlts = {
  hero: 'Le four sous son toit neuf de lauzes',
  vault: 'La voûte du four, ouverte, avant les travaux',
}

/** What the oven's owner says, by field of the testimonial. */
export const ovenWords = {
  'Prénom et initiale': 'Léa D.',
  Commune: 'Thenon',
  'Ce qu’il dit': 'Il tire droit.',
}

/** Names of the records' files, which the screen makes from the texts. */
export const oven = {
  job: 'un-four-a-pain-remis-sous-toit',
  words: 'lea-d-thenon',
  hero: 'le-four-sous-son-toit-neuf-de-lauzes',
  vault: 'la-voute-du-four-ouverte-avant-les-travaux',
}

/**
 * Writes a new job of the second firm, with two photos as a phone takes them and a testimonial. Its
 * description is too short.
 * @param refused unreadable photos that are tried first.
 * @returns the list of the job's pictures, to which others can be added.
 */
export async function writeOvenJob(
  page: Page,
  refused: readonly FilePayload[] = [],
): Promise<Locator> {
  await write(page, 'Titre de la page', 'Un four à pain remis sous toit')
  await write(page, 'Le chantier en une phrase', 'Il fumait par le toit.')
  await choose(page, 'Commune', 'Thenon')
  await write(page, 'Début', '2026-09-07')
  await write(page, 'Fin', '2026-09-18')
  await write(page, 'Durée', '2 semaines')
  const head = await reach(page, 'Image de tête')
  await addPhoto(page, head, ovenAlts.hero, ...refused, await jpeg('1'))
  await choose(page, 'Services', 'Toits neufs')
  await addTo(page, 'Ce qui était demandé', 'Un paragraphe', 'Un toit qui ne fume plus.')
  await addTo(page, 'Ce qui a été fait', 'Un paragraphe', 'La voûte est reprise.')
  const pictures = await addTo(page, 'Images', 'Légende', 'La voûte')
  await addPhoto(page, field(pictures, 'Image'), ovenAlts.vault, await jpeg('2'))
  const words = await reach(page, 'Les mots du client')
  await addWords(page, words, ovenWords)
  await expect(words.getByRole('combobox')).toContainText('Léa D., Thenon')
  await addTo(page, 'Mots-clés', 'Un mot-clé', 'four à pain Dordogne')
  return pictures
}

/** A description of the job that is long enough. */
export const ovenDescription =
  'Un four à pain de Thenon qui fumait par le toit : la voûte reprise, les lauzes triées et remontées, deux semaines sans pain, et ce que cela a coûté.'
