import type { Firm } from '../../content/schema/firm'
import { untrueClaims } from './launch-claims'
import type { DeepPartial } from './record-places'

const found = (texts: Record<string, unknown>, firm: DeepPartial<Firm>, file = 'pages/home.json') =>
  untrueClaims([{ file: `content/${file}`, record: texts }], firm, '2026-11-25').map(
    ({ file: where, what }) => `${where}: ${what}`,
  )

const franchise: DeepPartial<Firm> = { legal: { vatNumber: 'franchise' } }
const unlabelled: DeepPartial<Firm> = { legal: { labels: [] } }
const unmanaged: DeepPartial<Firm> = { switches: { projectManagement: false } }
const unestimated: DeepPartial<Firm> = { switches: { estimation: false } }
const closed: DeepPartial<Firm> = { switches: { quoteForm: { closedText: 'Pas avant mars.' } } }
const taking: DeepPartial<Firm> = { switches: { quoteForm: true } }
const alone: DeepPartial<Firm> = { worksAlone: true }
const near: DeepPartial<Firm> = {
  radius: { serviceAreaKm: 40, homeText: 'environ 45 km' },
  travel: { moderateWithinKm: 40 },
}
const young: DeepPartial<Firm> = { founded: 2021 }
const late: DeepPartial<Firm> = { openingHours: { Monday: [{ opens: '10:00', closes: '19:00' }] } }

test.each([
  [franchise, 'Prix TTC, pose comprise.', 'TTC'],
  [franchise, 'Au taux réduit, la TVA tombe à 10 %.', 'TVA'],
  [franchise, 'Ce prix suppose une {prix.toiture.tva}.', 'une {prix.toiture.tva}'],
  [
    franchise,
    'À partir de {prix.pac} ({prix.pac.tva} dans un logement achevé, {prix.pac.mois}).',
    'dans un logement achevé',
  ],
  [franchise, 'Pour {prix.baie} ({prix.baie.tva} si elle isole).', 'si elle isole'],
  [
    franchise,
    'Ce prix ({prix.facade.tva}, {prix.facade.mois}, maison de plus de deux ans) paie le lavage.',
    'maison de plus de deux ans',
  ],
  [
    franchise,
    'En {prix.pac.mois} : {prix.pac.tva} pour la pompe à chaleur.',
    'pour la pompe à chaleur',
  ],
  [
    unlabelled,
    'Lisez la date. Demandez-nous le certificat du lot concerné.',
    'Demandez-nous le certificat',
  ],
  [unlabelled, "Les pièces de vos demandes d'aide réunies avant la signature", "demandes d'aide"],
  [unlabelled, 'Une aide pour vos dossiers', 'aide pour vos dossiers'],
  [
    unlabelled,
    'Aides, mairie : nous préparons les pièces avec vous.',
    'Aides, mairie : nous préparons',
  ],
  [unlabelled, "Elle peut ouvrir droit à MaPrimeRénov' et à une prime CEE.", 'MaPrimeRénov'],
  [unlabelled, "Nous n'en doutons pas. Un éco-PTZ monte haut.", 'éco-PTZ'],
  [
    near,
    "Quarante kilomètres, et jusqu'à une centaine de kilomètres pour une maison entière.",
    'centaine de kilomètres',
  ],
  [near, 'Nous allons à 60 km.', '60 km'],
  [near, "Jusqu'à soixante-dix kilomètres.", 'soixante-dix kilomètres'],
  [unmanaged, 'Un seul conducteur de travaux vous répond.', 'conducteur de travaux'],
  [unmanaged, 'Nos conducteurs de travaux passent chaque semaine.', 'Nos conducteurs de travaux'],
  [closed, 'Nous visitons. Le devis part sous {delai.devis}.', 'devis part sous {delai.devis}'],
  [closed, 'Nous rappelons sous {delai.reponse}.', 'sous {delai.reponse}'],
  [closed, 'Réponse sous 24-48h', 'Réponse sous 24'],
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
  [
    franchise,
    'Dès {prix.sols} ({prix.sols.termes}), dans un logement vide, si le support est sec.',
  ],
  [franchise, '{prix.sols} ({prix.sols.tva}). Si le sol est humide, attendez.'],
  [unlabelled, "Nous ne sommes pas RGE : nos travaux n'ouvrent droit à aucune prime CEE."],
  [unlabelled, "Pour MaPrimeRénov', confiez la pose à une entreprise RGE."],
  [unlabelled, 'Nous vous disons par écrit si nous détenons une mention RGE.'],
  [unlabelled, "L'idée aide à choisir. Nous préparons le dossier de mairie."],
  [{ legal: { labels: [{ name: 'Qualibat', rge: true }] } }, 'Une prime CEE, certificat RGE.'],
  [near, 'Quelques kilomètres, 12 km, quarante-cinq kilomètres, {Nombre.rayon} kilomètres.'],
  [near, 'Un vent de 90 km/h.'],
  [unmanaged, 'Beaucoup de conducteurs de travaux sont passés par ce diplôme.'],
  [closed, "Un planning écrit suit l'accord, {delai.planning} au plus. Le devis est gratuit."],
  [taking, 'Le devis part sous {delai.devis}. Réponse sous 24 h.'],
  [alone, 'Nos travaux et les vôtres, équipés de neuf.'],
  [young, "Plus de 4 ans d'expérience."],
  [late, 'Nous répondons de 10 h à 19 h.'],
  [late, 'Le courant manque de 8 h 30 à 17 h.'],
])('beside the record %j, « %s » may stand', (firm, text) => {
  expect(found({ lead: text }, firm)).toEqual([])
})

test('where no VAT is charged, the name of the rate stays, since it prints why', () => {
  const lead = 'Ce prix ({prix.facade.tva}, {prix.facade.mois}, maison de plus de deux ans).'
  expect(found({ lead }, franchise)).toEqual([
    expect.stringMatching(
      /ôtez-la, et gardez \{prix\.facade\.tva\}, qui écrit « TVA non applicable/,
    ),
  ])
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

test('a page about aids is one thing to look at, and what a label is worth is true without one', () => {
  const texts = { title: 'La prime CEE', when: 'MaPrimeRénov se demande avant.' }
  expect(found(texts, unlabelled, 'pages/aids.json')).toHaveLength(1)
  expect(found(texts, unlabelled)).toHaveLength(2)
  expect(found(texts, unlabelled, 'pages/checks.json')).toEqual([])
})

test('what is about the thing itself, and goes with it, may name it', () => {
  const text = { lead: 'Un conducteur de travaux suit la TVA et son équipe.' }
  expect(found(text, unmanaged, 'pages/project-management.json')).toEqual([])
  expect(found(text, franchise, 'facts.json')).toEqual([])
  expect(found(text, alone, 'team.json')).toEqual([])
  expect(found({ name: 'Estimation avant achat' }, unestimated, 'pages/checks.json')).toEqual([])
  expect(found({ keywords: ['équipe de peintres'] }, alone)).toEqual([])
})
