import { firmLine } from './build-firm'
import { readTree } from '../adopt/content-tree'
import { changedByHand, drawFirms } from './random-firm'
import { readTerritory } from '../adopt/territory'
import { hasHours } from '../../lib/text/opening-hours'

const tree = readTree('content')
const territory = readTerritory()
const draw = (count: number, seed: number) => drawFirms(tree, territory, { count, seed })

test('a seed draws the same firms again, and another seed others', () => {
  expect(draw(3, 7)).toEqual(draw(3, 7))
  expect(draw(3, 7)).not.toEqual(draw(3, 8))
})

test('no two of twenty firms have the same switches, and some of what is off redirects', () => {
  const firms = draw(20, 1)
  const sets = firms.map(({ answers, hiddenFamilies }) =>
    JSON.stringify([answers.switches, hiddenFamilies]),
  )
  expect(new Set(sets).size).toBe(20)
  const off = firms.map(({ answers }) => answers.switches.whenOff)
  expect(new Set(off)).toEqual(new Set(['404', 'redirect']))
  const forms = firms.map(({ answers }) => answers.switches.quoteForm === true)
  expect(new Set(forms)).toEqual(new Set([true, false]))
})

test('a firm is open some day of the week, as its record must be', () => {
  const shut = draw(60, 3).filter(({ answers }) => !hasHours(answers.openingHours))
  expect(shut).toEqual([])
})

test('what the owner changes by hand are families that are hidden, and days that are closed', () => {
  const [firm] = draw(1, 1)
  const categories = { categories: [{ id: 'toit' }, { id: 'mur' }] }
  const change = (hiddenFamilies: readonly string[], closes: boolean) =>
    changedByHand({ ...firm!, hiddenFamilies, closes }, { firm: { closures: [] }, categories })
  expect(change([], false)).toEqual({ firm: { closures: [] }, categories })
  const { firm: closed, categories: shown } = change(['mur', 'autre'], true)
  expect(closed).toMatchObject({ closures: [{ from: '2099-08-02', until: '2099-08-22' }] })
  expect(shown).toEqual({ categories: [{ id: 'toit' }, { id: 'mur', shown: false }] })
})

test('a firm is one line: who and where, what it offers, what is on and off, what came of it', () => {
  const [firm] = draw(1, 1)
  const answers = {
    ...firm!.answers,
    brand: 'Oc',
    identity: {},
    address: { street: '', postalCode: '24000', city: 'Périgueux' },
    radiusKm: 30,
    services: ['a'],
    trades: ['b', 'c'],
    switches: {
      map: 'own' as const,
      jobs: true,
      whatsApp: false,
      quoteForm: { closedText: 'Fermé.' },
      whenOff: 'redirect' as const,
    },
  }
  const line = firmLine(
    { answers, hiddenFamilies: ['d'], closes: true },
    { departments: ['24', '16'], said: '9 pages and 5 other files: 0 breaches.', seconds: 41 },
  )
  expect(line).toBe(
    'Oc, 24000 Périgueux, 30 km | departments 24 16 | 1 service, 2 trades, 1 family hidden | ' +
      'map own; on: jobs; off (redirect): whatsApp quoteForm; closures | ' +
      '9 pages and 5 other files: 0 breaches. | 41 s',
  )
})
