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
