import type { Firm } from '../../content/schema/firm'
import { untrueClaims } from './launch-claims'
import type { DeepPartial } from './launch-kinds'

const found = (texts: Record<string, unknown>, firm: DeepPartial<Firm>, file = 'pages/home.json') =>
  untrueClaims([{ file: `content/${file}`, record: texts }], firm, '2026-11-25').map(
    ({ file: where, what }) => `${where}: ${what}`,
  )

const franchise: DeepPartial<Firm> = { legal: { vatNumber: 'franchise' } }
const unmanaged: DeepPartial<Firm> = { switches: { projectManagement: false } }
const unestimated: DeepPartial<Firm> = { switches: { estimation: false } }
const alone: DeepPartial<Firm> = { worksAlone: true }
const young: DeepPartial<Firm> = { founded: 2021 }
const late: DeepPartial<Firm> = { openingHours: { Monday: [{ opens: '10:00', closes: '19:00' }] } }

test.each([
  [franchise, 'Prix TTC, pose comprise.', 'TTC'],
  [franchise, 'Au taux réduit, la TVA tombe à 10 %.', 'TVA'],
  [franchise, 'Ce prix suppose une {prix.toiture.tva}.', 'une {prix.toiture.tva}'],
  [unmanaged, 'Un seul conducteur de travaux vous répond.', 'conducteur de travaux'],
  [unestimated, "L'estimation avant achat se chiffre sur place.", 'estimation avant achat'],
  [alone, "L'équipe commence tôt.", 'équipe'],
  [alone, 'Nos peintres poncent entre deux couches.', 'Nos peintres'],
  [alone, 'La plaque est vissée par nos plafonneurs.', 'nos plafonneurs'],
  [alone, 'Nous sommes entreprise générale : nous coordonnons.', 'entreprise générale'],
  [young, "Plus de 15 ans d'expérience, un devis clair.", "Plus de 15 ans d'expérience"],
  [
    late,
    'Le téléphone répond en semaine de 8 h 30 à 19 h.',
    'téléphone répond en semaine de 8 h 30 à 19 h',
  ],
])('beside the record %j, « %s » is not true', (firm, text, words) => {
  const [finding = '', ...others] = found({ lead: text }, firm)
  expect(finding).toContain(`content/pages/home.json: lead dit « ${words} », et `)
  expect(others).toEqual([])
  // Of the sample's firm, and of one that is so, it may be said.
  expect(found({ lead: text }, { switches: { projectManagement: true }, founded: 1998 })).toEqual(
    [],
  )
})

test.each([
  [franchise, 'De 28 €/m² ({prix.sols.tva}, {prix.sols.mois}), TVA non applicable.'],
  [franchise, 'Un HTTP et une ATTC.'],
  [alone, 'Nos travaux et les vôtres, équipés de neuf.'],
  [young, "Plus de 4 ans d'expérience."],
  [late, 'Nous répondons de 10 h à 19 h.'],
  [late, 'Le courant manque de 8 h 30 à 17 h.'],
])('beside the record %j, « %s » may stand', (firm, text) => {
  expect(found({ lead: text }, firm)).toEqual([])
})

test('a specimen quote is spoken of only where there is one', () => {
  const text = { text: 'Notre devis de façade commenté en dit le prix.' }
  const trade = { file: 'content/trades/couvreur.json', record: text }
  const specimen = { file: 'content/specimen-quotes/facade-chaux.json', record: {} }
  expect(untrueClaims([trade], {}, '2026-11-25').map(({ what }) => what)).toEqual([
    "text dit « devis de façade commenté », et il n'y en a aucun (specimen-quotes/)",
  ])
  expect(untrueClaims([trade, specimen], {}, '2026-11-25')).toEqual([])
  expect(found(text, {}, 'pages/specimen-quotes.json')).toEqual([])
})

test('what is about the thing itself, and goes with it, may name it', () => {
  const text = { lead: 'Un conducteur de travaux suit la TVA et son équipe.' }
  expect(found(text, unmanaged, 'pages/project-management.json')).toEqual([])
  expect(found(text, franchise, 'facts.json')).toEqual([])
  expect(found(text, alone, 'team.json')).toEqual([])
  expect(found({ name: 'Estimation avant achat' }, unestimated, 'pages/checks.json')).toEqual([])
  expect(found({ keywords: ['équipe de peintres'] }, alone)).toEqual([])
})
