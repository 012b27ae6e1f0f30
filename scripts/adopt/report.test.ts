import { adoption } from './adoption'
import { readAnswers } from './answers'
import { readBefore } from './carry-out'
import { titleOf } from './content-tree'
import { lastWords, summary } from './report'
import { readTerritory } from './territory'
import { testAnswers } from './test-answers'

const territory = readTerritory()
const before = readBefore('content')

test('a department whose towns are all beyond the radius is said to be beyond it', () => {
  const { services, trades } = before.tree
  const answers = readAnswers(
    { ...testAnswers, services, trades, radiusKm: 45, departments: ['24', '46'] },
    'a.json',
  )
  const adopted = adoption(before, answers, territory, 'a.json')
  expect(summary(before.tree, adopted, answers, territory, [])).toMatch(
    /^Zone, à 45 km à la ronde : Dordogne \(24 communes\), Lot \(3 communes, au-delà : la plus proche à \d\d km\)$/m,
  )
})

test('trades that stay and stand in no tab of a service that stays are named, as a firm may live by them', () => {
  const { tree } = before
  const { services } = tree
  const said = (trades: readonly string[]) => {
    const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
    const adopted = adoption(before, answers, territory, 'a.json')
    return /Parmi eux.*: (.*) ;/.exec(summary(tree, adopted, answers, territory, []))?.[1]
  }
  const inTabs = services.flatMap((service) => tree.inTabs(service))
  const [bare] = tree.trades.filter((trade) => !inTabs.includes(trade))
  const tabbed = tree.trades.filter((trade) => inTabs.includes(trade))
  expect(said(tabbed)).toBeUndefined()
  // By its title, as the questions have it.
  if (bare) expect(said([...tabbed, bare])).toBe(titleOf(tree, 'trade', bare))
})

test('whoever has adopted a content is sent to what only the check before the launch finds', () => {
  expect(lastWords(['content/firm.json'], [], [], [])).toContain('`npm run launch-check`')
})
