import { readBefore } from './carry-out'
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
