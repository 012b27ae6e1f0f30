/** @jest-environment node */
import { readFileSync } from 'node:fs'

const table = readFileSync('docs/specification-coverage.md', 'utf8')

const rows = [...table.matchAll(/^\| (§[^|]+?) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, heading = '', file = '', title = '']) => ({ heading, file, title }),
)

/** Titles of tests, as the sources write them: the string before a test's function. */
function titles(file: string): string {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(['"`])((?:(?!\1).)*)\1,\s*(?:async )?\(/g)]
    .map(([, , title]) => title)
    .join('\n')
}

test('the table names a test for every part of the specification', () => {
  expect(rows.length).toBeGreaterThan(100)
  for (const part of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(rows.some(({ heading }) => heading.startsWith(`§${part} `))).toBe(true)
})

test('every test that the table names exists', () => {
  const lost = rows
    .filter(({ file, title }) => !titles(file).includes(title))
    .map(({ heading, file, title }) => `${heading}: no « ${title} » in ${file}`)
  expect(lost).toEqual([])
})
