import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from '@/lib/site/content/test-content'
import { adoption } from '@/scripts/adopt/adoption'
import { AnswersError, readAnswers } from '@/scripts/adopt/answers'
import { readBefore } from '@/scripts/adopt/carry-out'
import { changedFiles, singleIn, type Json } from '@/scripts/adopt/content-tree'
import { testAnswers } from '@/scripts/adopt/test-answers'
import { readTerritory } from '@/scripts/adopt/territory'
import { sourceFiles } from '@/scripts/checks/leftover-files'
import { leftoversOf } from '@/scripts/checks/leftovers'

const territory = readTerritory()
const before = readBefore('content')
const { tree } = before
const given = JSON.parse(readFileSync('e2e/sample-firm/adoption/answers.json', 'utf8')) as Json

/** The messages with which adoption refuses answers; none where it accepts them. */
function refused(change: Json): readonly string[] {
  try {
    adoption(before, readAnswers({ ...given, ...change }, 'a.json'), territory, 'a.json')
    return []
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error
    return error.faults.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  }
}

test('every record stands as the editing screen writes it: what is written anew changes nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
  copyContent('content', folder)
  expect([...changedFiles(folder, { written: tree.records, removed: [] })]).toEqual([])
  rmSync(folder, { recursive: true })
})

test('answers that name what is not there are refused, each with its field and the nearest right one', () => {
  expect(
    refused({
      services: ['renovation-exterieur'],
      trades: ['couvreurs', 'maconnerie', 'maconnerie'],
      address: { street: '1 rue Haute', postalCode: '24100', city: 'Périgueux' },
      departments: ['24', '99'],
    }),
  ).toEqual([
    expect.stringMatching(/^address\.city: « Périgueux » n'a pas le code 24100 ; .*Bergerac/),
    "departments[1]: « 99 » n'existe pas (le plus proche : « 09 »)",
    "services[0]: « renovation-exterieur » n'existe pas (le plus proche : « renovation-exterieure »)",
    "trades[0]: « couvreurs » n'existe pas (le plus proche : « couvreur »)",
    'trades[2]: « maconnerie » est déjà dans la liste',
  ])
})

test('a trade without its service needs another, and a service needs one of its tabs', () => {
  expect(refused({ homes: {} })).toEqual([
    expect.stringMatching(
      /^homes\.demolisseur: le service de ce métier, « renovation-interieure »/,
    ),
  ])
  expect(refused({ homes: { demolisseur: 'renovation-interieure' } })).toEqual([
    expect.stringMatching(/^homes\.demolisseur: « renovation-interieure » n'est pas gardé/),
  ])
  expect(refused({ trades: ['couvreur', 'maconnerie', 'facades'], homes: {} })).toEqual([
    expect.stringMatching(/^services: « renovation-energetique » resterait sans onglet/),
  ])
})

test('no document and no test but those of this folder names the firm: adoption has nothing to take out there', () => {
  const { facts } = adoption(before, readAnswers(given, 'a.json'), territory, 'a.json')
  const files = sourceFiles('content').filter(
    (file) => !/^(?:content|e2e\/sample-firm)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(leftoversOf(facts, 'content', files).filter(({ remedy }) => remedy === 'remove')).toEqual(
    [],
  )
})

test('what an adopted firm shows to search engines names the former firm’s department nowhere', () => {
  const { services, trades } = tree
  const answers = readAnswers(
    {
      ...testAnswers,
      services,
      trades,
      address: { street: '1 rue', postalCode: '53000', city: 'Laval' },
      baseline: 'Oc, électricité en Mayenne',
    },
    'a.json',
  )
  const former = String(
    (tree.record('firm.json') as { addresses: { registered: { department: string } } }).addresses
      .registered.department,
  )
  const { written } = adoption(before, answers, territory, 'a.json', 2026)
  expect(written.get('firm.json')).toMatchObject({ where: 'en Mayenne' })
  const { departments } = singleIn(tree.records, 'area')
  const code = departments.find(({ name }) => name === former)?.code ?? ''
  const numbered = [...written].flatMap(([, { keywords }]) =>
    ((keywords ?? []) as string[]).filter((words) => words.split(' ').includes(code)),
  )
  expect(numbered).toEqual([])
  const naming = [...written].filter(([, { title, metaDescription }]) =>
    [title, metaDescription].join().includes(former),
  )
  expect(naming.map(([file]) => file)).toEqual([])
})
