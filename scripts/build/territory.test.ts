import type { Department } from '../../content/schema/area'
import { french } from '../../lib/text/typography'
import { authoredPlace } from './territory'

/** As the records give it: its texts are set, apostrophes included. */
const served: readonly Department[] = [
  {
    name: 'Seine-Maritime',
    code: '76',
    mapLabel: { lat: 49.57, lng: 0.99 },
    description: '',
    cities: [
      {
        name: french("Bois-l'Évêque"),
        postalCode: '76160',
        coordinates: { lat: 49.445, lng: 1.151 },
      },
    ],
  },
]

test('the place that the record gives to a commune with an apostrophe is that of the register’s', () => {
  expect(authoredPlace(served, { nom: "Bois-l'Évêque", departement: '76' })).toEqual([
    49.445, 1.151,
  ])
  expect(authoredPlace(served, { nom: "Bois-l'Évêque", departement: '27' })).toBeUndefined()
  expect(authoredPlace(served, { nom: 'Bois-le-Roi', departement: '76' })).toBeUndefined()
})
