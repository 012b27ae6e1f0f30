import { markName } from './job-place'

const real = {}
const sample = { sample: true }

test.each([
  [[real], 'Chantier fini'],
  [[real, real], 'Chantiers finis'],
  [[sample], 'Exemple de chantier'],
  [[sample, sample], 'Exemples de chantiers'],
  [[real, sample], 'Chantiers finis et exemples'],
])('a mark never calls a sample a finished job: %j is « %s »', (jobs, name) => {
  expect(markName(jobs)).toBe(name)
})

test('a legend names one mark, whatever it stands for', () => {
  expect(markName([real, real], 'one')).toBe('Chantier fini')
  expect(markName([sample, sample], 'one')).toBe('Exemple de chantier')
  expect(markName([real, sample], 'one')).toBe('Chantier fini ou exemple')
})
