import { adoption } from './adoption'
import { readAnswers } from './answers'
import { readBefore } from './carry-out'
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

test('whoever has adopted a content is sent to what only the check before the launch finds', () => {
  expect(lastWords(['content/firm.json'], [], [], [])).toContain('`npm run launch-check`')
})
