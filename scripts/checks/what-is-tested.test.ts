import { existsSync, readFileSync } from 'node:fs'

const table = readFileSync('docs/what-is-tested.md', 'utf8')

const rows = [...table.matchAll(/^\| (\w[^|]*?: [^|]+?) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, heading = '', file = '', title = '']) => ({ heading, file, title }),
)

/** Titles of tests, as the sources write them: the string before a test's function, or before what it asks. */
function titles(file: string): string {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(['"`])((?:(?!\1).)*)\1(?:,\s*(?:async )?\(|: \[)/g)]
    .map(([, , title]) => title)
    .join('\n')
}

test('the table names a test for screens, data, states, rules, sending, messages and constants', () => {
  expect(rows.length).toBeGreaterThan(100)
  for (const part of ['Screens', 'Data', 'States', 'Rules', 'Sending', 'Messages', 'Constants'])
    expect(rows.some(({ heading }) => heading.startsWith(`${part}: `))).toBe(true)
})

test('every test that the table names exists', () => {
  const lost = rows
    // What is true of the sample alone leaves with it.
    .filter(({ file }) => !file.startsWith('e2e/sample-firm/') || existsSync('e2e/sample-firm'))
    .filter(({ file, title }) => !titles(file).includes(title))
    .map(({ heading, file, title }) => `${heading}: no « ${title} » in ${file}`)
  expect(lost).toEqual([])
})
