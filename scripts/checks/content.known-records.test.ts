import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentError } from '../../lib/site/content/faults'
import { checkContent } from './content'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content')
  cpSync('e2e/second-firm/content', folder, { recursive: true })
  process.env.CONTENT_DIR = folder
  // Records are read once a process.
  jest.resetModules()
})
afterEach(() => {
  delete process.env.CONTENT_DIR
  rmSync(path.dirname(folder), { recursive: true })
})

const found = () =>
  checkContent().then(
    () => [],
    (error: ContentError) =>
      error.faults.map(({ file, field, message }) => [path.basename(file), field, message]),
  )

test('a font that no package brings is named with what to type, before anything is made', async () => {
  const file = path.join(folder, 'brand', 'brand.json')
  const text = readFileSync(file, 'utf8')
  const [, name = ''] = /"package": "(.*?)"/.exec(text) ?? []
  writeFileSync(file, text.replace(name, '@fontsource/inconnue'))
  expect(await found()).toEqual([
    [
      'brand.json',
      'fonts.heading.package',
      "« @fontsource/inconnue » n'est pas installé ; tapez : npm install --save-dev --save-exact @fontsource/inconnue",
    ],
  ])
})

test('a major city whose place nobody knows is refused before a map is drawn, and one that the register places is not', async () => {
  const file = path.join(folder, 'area.json')
  const area = JSON.parse(readFileSync(file, 'utf8')) as {
    departments: { cities: { name: string; postalCode: string; isMajor?: boolean }[] }[]
  }
  area.departments[0]?.cities.push(
    { name: 'Trifouillis-le-Bas', postalCode: '24999', isMajor: true },
    { name: 'Bergerac', postalCode: '24100', isMajor: true },
  )
  const place = (area.departments[0]?.cities.length ?? 0) - 2
  writeFileSync(file, JSON.stringify(area))
  expect(await found()).toEqual([
    [
      'area.json',
      `departments[0].cities[${place}].isMajor`,
      'le répertoire des communes ne dit pas où est « Trifouillis-le-Bas (24999) » : donnez ses coordonnées (coordinates), ou ôtez « Grande ville »',
    ],
  ])
})

test('a photo whose end is missing, one that is no picture and one that is not there are each named once', async () => {
  const photo = path.join(folder, 'pictures', 'toit-lauze.jpg')
  truncateSync(photo, Math.round(readFileSync(photo).length * 0.9))
  writeFileSync(path.join(folder, 'pictures', 'toit-tuile.jpg'), 'Bonjour, voici la photo.')
  rmSync(path.join(folder, 'pictures', 'bois-traite.jpg'))
  expect(await found()).toEqual([
    ['bois-traite.json', 'file', expect.stringContaining("« bois-traite.jpg » n'est pas dans ")],
    [
      'toit-lauze.json',
      'file',
      "« toit-lauze.jpg » : cette image est incomplète ou abîmée. Copiez-la de nouveau depuis l'appareil, ou enregistrez-la à nouveau en JPEG.",
    ],
    [
      'toit-tuile.json',
      'file',
      "« toit-tuile.jpg » : ce n'est pas une image que le site sait lire. Déposez un fichier JPEG, PNG ou WebP.",
    ],
  ])
})
