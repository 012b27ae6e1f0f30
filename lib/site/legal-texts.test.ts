import { accessibility } from '@/content/legal/accessibility'
import { legalNotice } from '@/content/legal/legal-notice'
import { formFacts, isSoleTrader, legalName, signature } from '@/content/legal/parts/firm-texts'
import { everythingShown } from '@/content/legal/parts/switched'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import type { Firm } from '@/content/schema/firm'
import { firm } from './catalog'

const firmWith = (
  legal: Partial<Firm['legal']>,
  switches: Partial<Firm['switches']> = {},
): Firm => ({
  ...firm,
  brand: 'Marchetti Peinture',
  legal: { ...firm.legal, ...legal },
  switches: { ...firm.switches, ...switches },
})

const documents = { accessibility, legalNotice, privacy, terms }
const textOf = (firm: Firm, names = Object.keys(documents) as (keyof typeof documents)[]) =>
  JSON.stringify(names.map((name) => documents[name](firm, everythingShown)))

test.each([
  'EI',
  'Entrepreneur individuel',
  'Entrepreneure individuelle',
  'Entreprise individuelle (EI)',
  'Micro-entreprise',
  'Micro-entrepreneuse',
  'Auto-entrepreneur',
  'Artisane',
  'Artisan (entreprise individuelle)',
  'E.I.',
  'E. I.',
  'Artisan plombier',
  'Artisan commerçant',
  'Commerçante',
  'Indépendant',
  'Entreprise en nom propre',
  'Artisane, seule dans sa boutique',
])('« %s » is a person, who states no capital', (form) => {
  expect(isSoleTrader(form)).toBe(true)
  const facts = formFacts(firmWith({ form, capital: undefined }))
  // Whatever it is called, and however it is taxed.
  expect(facts).toEqual([
    ['Forme juridique', expect.stringMatching(/^Entrepreneure? individuel(?:le)? \(EI\)$/)],
  ])
})

test('a tax regime is not published as a legal form, and a woman is called one', () => {
  const said = (form: string) => formFacts(firmWith({ form, capital: undefined }))[0]?.[1]
  expect(said('Micro-entreprise')).toBe('Entrepreneur individuel (EI)')
  expect(said('Entrepreneure individuelle')).toBe('Entrepreneure individuelle (EI)')
  expect(said('Artisane')).toBe('Entrepreneure individuelle (EI)')
  expect(said('SARL')).toBe('SARL')
})

test.each([
  'SARL',
  'EURL',
  'EIRL',
  'SAS',
  'Artisans associés',
  'Artisan (SARL)',
  'Société artisanale',
  'SCOP',
])('« %s » is none', (form) => {
  expect(isSoleTrader(form)).toBe(false)
  expect(formFacts(firmWith({ form, capital: undefined }))).toHaveLength(2)
})

test('a sole trader’s name never stands without « EI », wherever he answers for something', () => {
  const firm = firmWith({ name: 'Léa Marchetti', form: 'Entrepreneure individuelle' })
  const alone = /.{20}Léa Marchetti(?! EI)/g
  for (const name of Object.keys(documents) as (keyof typeof documents)[]) {
    expect(textOf(firm, [name])).toContain('Léa Marchetti EI')
    expect(textOf(firm, [name]).match(alone)).toBeNull()
  }
  expect(signature(firm)).toBe('Marchetti Peinture, Léa Marchetti EI')
  expect(signature({ ...firm, brand: 'Léa Marchetti' })).toBe('Léa Marchetti EI')
})

test('« EI » is said once, and not of a company', () => {
  expect(legalName(firmWith({ name: 'Léa Marchetti EI', form: 'EI' }))).toBe('Léa Marchetti EI')
  const trade = firmWith({ name: 'Artisan Marchetti', form: 'E.I.' })
  expect(legalName(trade)).toBe('Artisan Marchetti EI')
  const firm = firmWith({ name: 'Marchetti SARL', form: 'SARL' })
  expect(legalName(firm)).toBe('Marchetti SARL')
  expect(signature(firm)).toBe('Marchetti Peinture')
})

test('a firm that charges no VAT speaks of none but to say so', () => {
  const switches = { estimation: true }
  const repairs = { hourly: '45 €', fixed: 'Fuite : 90 €', travel: '20 €' }
  const taxWords = /.{20}(?:TVA(?! non applicable)|TTC|hors taxes|\bHT\b|\.ht\})/g
  // Amounts say their own.
  const said = (vatNumber: string) =>
    textOf(firmWith({ vatNumber, repairs }, switches)).replace(/\{prix\.[\w-]+\.tva\}/g, '')
  expect(said('franchise').match(taxWords)).toBeNull()
  expect(said('franchise')).toContain('TVA non applicable, article 293 B')
  expect(said('FR44732829320')).toMatch(taxWords)
})

test('without project management, no weekly meeting is promised', () => {
  const meetings = /chaque semaine/
  expect(textOf(firmWith({}, { projectManagement: true }))).toMatch(meetings)
  expect(textOf(firmWith({}, { projectManagement: false }))).not.toMatch(meetings)
})

test('the page on accessibility speaks of stars and photos where there are testimonials and a gallery', () => {
  const said = (samples: boolean, gallery: boolean) =>
    JSON.stringify(accessibility(firm, { samples, real: false, gallery }))
  expect(said(true, true)).toMatch(/Les étoiles et les prix indicatifs/)
  expect(said(true, true)).toMatch(/Onglets, photos et recherche de commune répondent/)
  expect(said(false, false)).not.toMatch(/étoiles|photos et/)
  expect(said(false, false)).toMatch(/Les prix indicatifs/)
  expect(said(false, false)).toMatch(/Onglets et recherche de commune répondent/)
})
