import { readFileSync } from 'node:fs'
import { engines } from '../accessibility-engines'
import { visits } from '../page-states'
import { expect, plainTest as test } from '../test'

const pageCount = new Set(visits.map(({ page }) => page)).size
const stateCount = visits.flatMap(({ states }) => states).length

test('the documentation gives these very counts', () => {
  expect(readFileSync('docs/accessibility.md', 'utf8')).toContain(
    `${pageCount} pages, in ${stateCount} states, by ${engines.length} engines: ${stateCount * engines.length} checks`,
  )
})
