import type { Firm } from '@/content/schema/firm'
import type { ChecksPage } from '@/content/schema/pages/checks'
import { firm as known } from './catalog'
import { shownChecks, shownFees } from './checks'

const register = { label: 'Annuaire', url: 'https://annuaire.example' }
const check = { title: 'Titre', text: 'Texte.' }
const page = {
  company: { ...check, register },
  insurance: check,
  labels: { ...check, none: 'Aucune.' },
  mediator: check,
  references: { ...check, samples: 'Des exemples.' },
  fees: {
    title: 'Tarifs',
    lead: '',
    entries: [
      { name: 'La visite', kind: 'Gratuit', text: 'Toujours.' },
      { name: "L'estimation", kind: 'Payant', text: 'Au m².', with: 'estimation' },
    ],
  },
} as unknown as ChecksPage

type Told = readonly { readonly sample?: true }[]

const checksOf = (legal: Firm['legal'], jobs: Told = [], testimonials: Told = []) =>
  shownChecks(page, { ...known, legal }, jobs, testimonials)

test('what the record lacks is said by its name, and never shown as if it were there', () => {
  const checks = checksOf({ insurances: [] })
  const missing = Object.fromEntries(checks.map(({ id, missing }) => [id, missing]))
  expect(missing.entreprise).toEqual(expect.arrayContaining(['SIRET', 'Forme juridique']))
  expect(missing.assurance).toContain('Assureur')
  expect(missing.qualifications).not.toEqual([])
  expect(missing.mediateur).toEqual(['Nom', 'Adresse', 'Site'])
  expect(JSON.stringify(checks)).not.toContain('à compléter')
  expect(checks[0]!.register).toEqual(register)
})

test('what the record holds is shown, with the day until which it holds, and the register opens on the firm', () => {
  const insurance = {
    guarantee: 'décennale',
    insurer: 'Mutuelle',
    contact: '1 place Neuve',
    policy: 'P-1',
    activities: ['Couverture'],
    area: 'France',
    until: '2031-12-31',
  } as const
  const mediator = { name: 'Médiateur', address: '2 place Neuve', site: 'https://m.example' }
  const [company, assurance, labels, mediateur] = checksOf({
    siret: '90000001900019',
    insurances: [insurance],
    labels: [],
    mediator,
  })
  expect(company!.register?.url).toBe('https://annuaire.example/entreprise/900000019')
  expect(assurance).toMatchObject({ missing: [], held: [{ until: '2031-12-31' }] })
  expect(JSON.stringify(assurance!.held)).toContain('Couverture')
  expect(labels).toMatchObject({ held: [], missing: [], note: 'Aucune.' })
  expect(mediateur).toMatchObject({ missing: [] })
})

test('sample works prove nothing, and the page says so until one is real', () => {
  const references = (jobs: Told, testimonials?: Told) =>
    checksOf({ insurances: [] }, jobs, testimonials).at(-1)
  expect(references([{ sample: true }])).toMatchObject({ note: 'Des exemples.', held: [] })
  expect(references([{ sample: true }, {}])).not.toHaveProperty('note')
  expect(references([], [{ sample: true }])).toMatchObject({ note: 'Des exemples.' })
  expect(references([])).not.toHaveProperty('href')
  // Nothing is told: nothing is an example.
  expect(references([], [{}])).not.toHaveProperty('note')
})

test('what is switched off has no price', () => {
  const names = (estimation: boolean) =>
    shownFees(page, { estimation, projectManagement: true }).map(({ name }) => name)
  expect(names(true)).toHaveLength(2)
  expect(names(false)).toEqual(['La visite'])
})
