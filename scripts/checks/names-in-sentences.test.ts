import { readdirSync, readFileSync } from 'node:fs'

/** What visitors and the owner read is written there; tests are not. */
const sources = ['admin', 'app', 'components', 'content/legal', 'lib', 'relay', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-|\/generated\//.test(file))

/** « de Agen », « à Le Passage »: before some names, « de » is « d' » and « à » is « au ». */
const beforeName =
  /(?<![\p{L}'’])(?:de|que|puisque|jusqu['’]à|à|De|À) \$?\{(?:[\w.?!]+\.)?(?:\w*[nN]ame|brand|city|town|commune|department|borrowedFrom)\}/gu

/** Named where the specification gives the words, or where a name is one of ours and not of a place. */
const allowed = [
  'Retour à {home.name}',
  // Names of files, servers and columns, which elide nothing.
  /^scripts\/mail-check\/dns\.ts/,
]

test('no sentence puts a preposition before the name of a place, a firm or a person', () => {
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const at = `${file}:${index + 1}: ${line.trim()}`
        return line.match(beforeName) &&
          !allowed.some((words) =>
            typeof words === 'string' ? at.includes(words) : words.test(at),
          )
          ? [at]
          : []
      }),
  )
  expect(found).toEqual([])
})

test.each([
  'c’est celle de {answer.borrowedFrom}',
  '`Nous n’avons pas la distance de ${commune.name}`',
  '`${subjects} de ${brand}, entreprise`',
  '`entreprise de rénovation à ${city}`',
])('« %s » would be found', (line) => {
  expect(line.match(beforeName)).not.toBeNull()
})
