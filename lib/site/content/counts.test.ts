import { listCounts } from './counts'

test('a list counts what the page shows of it: a stage without trades has left', () => {
  const stage = (...trades: readonly string[]) => ({ title: 'T', description: 'D', trades })
  const counts = listCounts({
    sequence: [stage('macon'), stage(), stage('couvreur', 'zingueur')],
    focus: [{ city: 'Agen', text: 'T', trades: [] }],
    badges: ['un', 'deux'],
  })
  expect(counts.get('sequence')).toBe(2)
  expect(counts.get('focus')).toBe(1)
  expect(counts.get('badges')).toBe(2)
})
