import { existsSync } from 'node:fs'
import path from 'node:path'
import { pageSource } from '../page-source'
import { pages } from '../pages'
import { contentFaults } from './check'
import { contentFolder } from './folder'
import { loadContent } from './load'

test('the content as it stands has no fault', () => {
  expect(() => loadContent('content')).not.toThrow()
  expect(contentFaults()).toEqual([])
})

test('a fault of a page names the file that holds its texts', () => {
  // Texts of law are modules, which no other content folder has.
  const folder = (file: string) => (file.startsWith('legal/') ? 'content' : contentFolder())
  const files = [...new Set(pages.map((page) => pageSource(page).file))]
  expect(files.filter((file) => !existsSync(path.join(folder(file), file)))).toEqual([])
})
