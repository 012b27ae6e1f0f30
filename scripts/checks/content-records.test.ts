import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContentRecords, shownFields } from './content-records'

const second = 'e2e/second-firm/content'

test.each([
  ['jobs', 'pages/jobs.json', 'jobs/clocher-de-thenon.json'],
  ['specimen quotes', 'pages/specimen-quotes.json', 'specimen-quotes/un-devis.json'],
])('what all %s say alike is shown as long as there is one', async (_, page, one) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
  const shown = async () =>
    (await readContentRecords(folder)).map(({ file }) => path.relative(folder, file))
  cpSync(path.join('content', page), path.join(folder, page))
  expect(await shown()).toEqual([])
  // Any record will do: it is read as it is typed.
  cpSync(path.join(second, 'jobs/clocher-de-thenon.json'), path.join(folder, one))
  expect(await shown()).toContain(page)
})

test('a file that cannot be read is named, and nothing is told of the others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
  mkdirSync(path.join(folder, 'trades'))
  writeFileSync(path.join(folder, 'trades/peinture.json'), '{"title": "Peintre"')
  await expect(readContentRecords(folder)).rejects.toThrow(
    /trades\/peinture\.json: n'est pas du JSON/,
  )
  expect(() => shownFields(folder)).toThrow(/trades\/peinture\.json: n'est pas du JSON/)
})
