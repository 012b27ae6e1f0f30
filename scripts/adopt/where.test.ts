import { adoption } from './adoption'
import { readAnswers } from './answers'
import { readBefore } from './carry-out'
import { singleIn } from './content-tree'
import { testAnswers } from './test-answers'
import { readTerritory } from './territory'
import { fitPlace, whereOf } from './where'

const territory = readTerritory()

test.each([
  ['Mayenne', 'Oc, électricité en Mayenne', 'en Mayenne'],
  ['Mayenne', 'Oc, électricité', 'dans la Mayenne'],
  ['Ain', 'Oc, couverture dans l’Ain', "dans l'Ain"],
  ['Ain', 'Oc, couverture en Aindre', "dans l'Ain"],
  ['Haute-Loire', 'Oc, au Puy', 'en Haute-Loire'],
  ['Loir-et-Cher', 'Oc', 'en Loir-et-Cher'],
  ['Puy-de-Dôme', 'Oc', 'dans le Puy-de-Dôme'],
  ['Landes', 'Oc', 'dans les Landes'],
  ['Paris', 'Oc', 'à Paris'],
])('a firm in %s whose line reads « %s » is « %s »', (department, baseline, where) => {
  expect(whereOf(department, baseline, territory)).toBe(where)
})

/** Records whose one service has these texts, and a firm of that name at that place. */
function fitted(title: string, metaDescription: string, firm: { brand: string; where: string }) {
  const { tree } = readBefore('content')
  const records = new Map([
    ...tree.records,
    ['firm.json', { ...tree.record('firm.json'), ...firm }] as const,
    ['services/essai.json', { title, metaDescription }] as const,
  ])
  fitPlace(records)
  return records.get('services/essai.json')
}

test('a place stays in a title and a description that have room for it, and leaves those that do not', () => {
  const long = { brand: 'Oc', where: 'dans les Alpes-de-Haute-Provence' }
  const words = 'mot '.repeat(33)
  expect(fitted('Rénovation {lieu}', 'Rénovation {lieu} : tout.', long)).toEqual({
    title: 'Rénovation {lieu}',
    metaDescription: 'Rénovation {lieu} : tout.',
  })
  expect(
    fitted('Cuisines et salles de bains à vivre {lieu}', `Rénovation {lieu} : ${words}`, long),
  ).toEqual({
    title: 'Cuisines et salles de bains à vivre',
    metaDescription: `Rénovation : ${words}`,
  })
  expect(fitted('Titre', `{Lieu}, elle dure. ${words}`, long)?.metaDescription).toBe(
    `Elle dure. ${words}`,
  )
  expect(fitted('Titre', `Sols : {lieu}, nous posons. ${words}`, long)?.metaDescription).toBe(
    `Sols : nous posons. ${words}`,
  )
})

test('what an adopted firm shows to search engines names the former firm’s department nowhere', () => {
  const before = readBefore('content')
  const { services, trades } = before.tree
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
    (before.tree.record('firm.json') as { addresses: { registered: { department: string } } })
      .addresses.registered.department,
  )
  const { written } = adoption(before, answers, territory, 'a.json', 2026)
  expect(written.get('firm.json')).toMatchObject({ where: 'en Mayenne' })
  const { departments } = singleIn(before.tree.records, 'area')
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
