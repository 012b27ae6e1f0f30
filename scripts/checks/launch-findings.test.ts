import { terms } from '../../content/legal/terms'
import { firm } from '../../lib/site/catalog'
import { expiryWarnings } from './launch-dates'
import { launchFindings, launchReminder } from './launch-findings'
import { foreignPlaces } from './launch-places'
import { launchJson, launchReport, type LaunchKind } from './launch-report'

const day = '2026-11-22'
const production = { RELAY_URL: 'https://relais.entreprise.fr/demande' }

/** What the check says of one made-up record, as the owner reads it. */
function found(kind: LaunchKind, record: unknown): string[] {
  return launchFindings([{ file: 'content/x.ts', record }], production, day)
    .filter((finding) => finding.kind === kind)
    .map(({ where, what }) => `${where}: ${what}`)
}

/** A record in which the owner has replaced everything. */
const ready = {
  brand: 'Une entreprise',
  origins: { canonical: 'https://www.entreprise.fr' },
  phone: '05 53 64 00 00',
  email: 'contact@entreprise.fr',
  coordinates: { lat: 44.593, lng: 0.398 },
  legal: { siret: '000 000 000 00000' },
  testimonials: ['une-cliente'],
  picture: { file: 'photo.jpg', illustration: false },
}

test('nothing is found in a record whose owner has replaced everything', () => {
  const findings = launchFindings([{ file: 'content/x.ts', record: ready }], production, day)
  expect(findings).toEqual([])
  expect(launchReport(findings)).toBe(
    'Il ne reste rien à remplacer : le site peut être mis en ligne.',
  )
})

test.each([
  ['alone', { legal: { siret: '[à compléter]' } }, 'legal.siret ([à compléter])'],
  [
    'inside a text',
    { a: { b: ['x', 'Pays : [à compléter]'] } },
    'a.b[1] (x : Pays : [à compléter])',
  ],
  ['with a name of its own', { siret: '[SIRET à compléter]' }, 'siret ([SIRET à compléter])'],
  ['with a capital', { siret: '[À compléter]' }, 'siret ([À compléter])'],
])('a text to complete is found %s', (_, record, what) => {
  expect(found('blank', record)).toEqual([`content/x.ts: complétez ${what}`])
})

test('a fact to complete is found by its section and its term', () => {
  const sections = [{ id: 'hebergeur', facts: [['Adresse', '[à compléter]']] }]
  expect(found('blank', { sections })).toEqual([
    'content/x.ts: complétez sections.hebergeur.facts[0][1] (Adresse : [à compléter])',
  ])
})

test('a text that only speaks of completing is none to complete', () => {
  expect(found('blank', { text: 'Un dossier à compléter [en mairie].' })).toEqual([])
})

test('a sample testimonial is found by its author, and is no job', () => {
  const sample = { author: 'Colette B.', text: 'Un avis.', sample: true }
  expect(found('testimonial', sample)).toEqual([
    "content/x.ts: remplacez le témoignage d'exemple signé Colette B., ou supprimez son fichier et retirez-le des pages qui le nomment",
  ])
  expect(found('testimonial', { ...sample, sample: false })).toEqual([])
  expect(found('job', sample)).toEqual([])
})

test('a customer’s words are asked for their months, and the firm that shows some for how they are checked', () => {
  const real = { author: 'Colette B.', text: 'Un avis.', sample: false }
  const law = 'Code de la consommation, articles L111-7-2 et D111-17'
  expect(found('review', { ...real, experience: '2026-05' })).toEqual([
    `content/x.ts: complétez published du témoignage signé Colette B. : le mois des travaux et celui de la publication se lisent auprès d'un avis (${law})`,
  ])
  const dated = { ...real, experience: '2026-05', published: '2026-06' }
  expect(found('review', dated)).toEqual([])
  expect(found('review', { ...real, sample: true })).toEqual([])

  const ofFirm = (words: object, legal: object) =>
    launchFindings(
      [
        { file: 'content/firm.json', record: { legal } },
        { file: 'content/testimonials/x.json', record: words },
      ],
      production,
      day,
    )
      .filter(({ kind }) => kind === 'review')
      .map(({ where, field }) => `${where}: ${field}`)
  expect(ofFirm(dated, {})).toEqual(['content/firm.json: legal.reviews'])
  expect(ofFirm(dated, { reviews: { checked: 'Non.', terms: 'Rien.' } })).toEqual([])
  expect(ofFirm({ ...dated, sample: true }, {})).toEqual([])
})

test('a sample job is found by its title, and is no testimonial', () => {
  const job = { title: 'Un toit', sample: true, words: 'colette-b' }
  expect(found('job', job)).toEqual([
    "content/x.ts: remplacez le chantier d'exemple « Un toit », ou supprimez son fichier",
  ])
  expect(found('testimonial', job)).toEqual([])
  expect(found('job', { ...job, sample: undefined })).toEqual([])
})

test('a sample member of the team is found by his name, and is no testimonial', () => {
  const member = { name: 'Un Tel', role: 'Apprenti', sample: true }
  const team = { members: [{ ...member, sample: undefined }, member] }
  expect(found('member', team)).toEqual([
    "content/x.ts: remplacez le membre d'exemple Un Tel (members[1]), ou retirez-le",
  ])
  expect(found('testimonial', team)).toEqual([])
})

test('an illustration that may stay at the head of a page may not stay in a job, nor for a person', () => {
  const findings = launchFindings(
    [
      {
        file: 'content/pictures/toit.json',
        record: { file: 'toit.jpg', illustration: true, mayStay: true },
      },
      { file: 'content/services/toits.json', record: { heroImage: 'toit' } },
      { file: 'content/jobs/grange.json', record: { heroImage: 'toit' } },
      { file: 'content/team.json', record: { members: [{ picture: 'toit' }] } },
    ],
    production,
    day,
  )
  expect(findings.filter(({ kind }) => kind === 'picture').map(({ where }) => where)).toEqual([
    'content/jobs/grange.json',
    'content/team.json',
  ])
})

test('an illustration is found by its file, and a photo is not', () => {
  const pictures = {
    'kitchen-wide': { file: 'kitchen.jpg', illustration: true },
    'roof-work': { file: 'roof.jpg', illustration: false },
  }
  expect(found('picture', pictures)).toEqual([
    'content/x.ts: remplacez kitchen.jpg par une photo à vous, et mettez "illustration": false',
  ])
})

test.each([
  ['https://www.entreprise.example', 'https://www.entreprise.example'],
  ['contact@entreprise.example', 'contact@entreprise.example'],
  ['https://www.facebook.com/entreprise.example', 'https://www.facebook.com/entreprise.example'],
  ['Écrivez à contact@entreprise.example, ou appelez.', 'contact@entreprise.example'],
  ['Notre adresse est contact@entreprise.test.', 'contact@entreprise.test'],
  ['https://entreprise.invalid/page', 'https://entreprise.invalid/page'],
  ['https://example.com/a', 'https://example.com/a'],
])('%p is on a domain that nobody can own', (text, address) => {
  expect(found('address', { a: text })).toEqual([`content/x.ts: remplacez ${address} dans a`])
})

test.each([
  'https://www.entreprise.fr',
  'contact@examples.fr',
  'https://exemple.example.entreprise.fr',
  'Par exemple. Un test.',
])('%p names no such domain', (text) => {
  expect(found('address', { a: text })).toEqual([])
})

test.each([
  '06 39 98 12 34',
  '0639981234',
  '+33 6 39 98 55 12',
  '0033639981234',
  '05.36.49.00.00',
  '01-99-00-12-34',
])('the number %s is reserved for fiction', (number) => {
  expect(found('phone', { phone: `Appelez le ${number}.` })).toEqual([
    `content/x.ts: remplacez ${number} dans phone`,
  ])
})

test.each(['06 39 97 47 00', '05 53 64 00 00', '+33 5 53 64 00 00', '2006 39 98 12 34'])(
  'the number %s is not',
  (number) => {
    expect(found('phone', { phone: number })).toEqual([])
  },
)

/** What the check says of made-up files of the content, by kind. */
function foundIn(kind: LaunchKind, files: Record<string, unknown>): string[] {
  const records = Object.entries(files).map(([file, record]) => ({
    file: `content/${file}`,
    record,
  }))
  return launchFindings(records, production, day)
    .filter((finding) => finding.kind === kind)
    .map(({ where, what }) => `${where}: ${what}`)
}

const registered = {
  street: '1 rue du Pont',
  postalCode: '24200',
  city: 'Sarlat-la-Canéda',
  department: 'Dordogne',
}

test('a centre far from the commune of the registered address is to be confirmed', () => {
  const at = (lat: number, lng: number) =>
    foundIn('coordinates', {
      'firm.json': { addresses: { registered }, coordinates: { lat, lng } },
    })
  expect(at(44.89, 1.22)).toEqual([])
  expect(at(45.19, 0.72)).toEqual([
    'content/firm.json: confirmez coordinates : 45.19 N, 0.72 E est à environ 51 km du centre de la commune (Sarlat-la-Canéda)',
  ])
})

test('a commune that no list places lies where the record of the area says', () => {
  const lavergne = { ...registered, city: 'Lavergne', postalCode: '47800' }
  const area = {
    departments: [
      {
        name: 'Lot-et-Garonne',
        code: '47',
        cities: [{ name: 'Lavergne', coordinates: { lat: 44.593, lng: 0.398 } }],
      },
    ],
  }
  expect(
    foundIn('coordinates', {
      'area.json': area,
      'firm.json': { addresses: { registered: lavergne }, coordinates: { lat: 44.4, lng: 0.7 } },
    }),
  ).toEqual([expect.stringContaining('environ 32 km du centre de la commune (Lavergne)')])
})

const wholeIdentity = {
  name: 'Durand SARL',
  form: 'SARL',
  capital: 8000,
  siret: '73282932000074',
  register: { kind: 'RCS', city: 'Bergerac' },
  vatNumber: 'FR44732829320',
  director: 'Jeanne Durand',
  insurances: [{ guarantee: 'décennale', insurer: 'Un assureur', until: '2027-12-31' }],
  mediator: { name: 'Un médiateur' },
  host: { name: 'Un hébergeur' },
  processors: { relay: {}, mail: {}, host: {}, safeguard: 'Aucun.' },
  repairs: { none: true },
  labels: [],
}
const identityFindings = (legal: object) => foundIn('identity', { 'firm.json': { legal } })

test('what the law asks for and the record lacks is named in French, with the law', () => {
  expect(identityFindings(wholeIdentity)).toEqual([])
  expect(identityFindings({ ...wholeIdentity, mediator: undefined, siret: undefined })).toEqual([
    'content/firm.json: complétez legal.siret (SIRET : Code de commerce, article R123-237)',
    'content/firm.json: complétez legal.mediator (Médiateur de la consommation : Code de la consommation, articles L616-1 et R616-1)',
  ])
  expect(identityFindings({ insurances: [] })).toHaveLength(16)
  expect(identityFindings({ ...wholeIdentity, register: { kind: 'RCS' } })).toEqual([
    expect.stringMatching(/legal\.register\.city \(Ville du greffe.*R123-237/),
  ])
  expect(identityFindings({ ...wholeIdentity, register: { kind: 'RNE' } })).toEqual([])
})

test('each of those who handle the data is asked for by name, as the privacy policy must name them', () => {
  expect(identityFindings({ ...wholeIdentity, processors: { relay: {}, mail: {} } })).toEqual([
    'content/firm.json: complétez legal.processors.host (Hébergeur du site : RGPD, article 13)',
    'content/firm.json: complétez legal.processors.safeguard (Garantie, pour tout pays hors de l’Union : RGPD, article 13)',
  ])
})

test('the checks of accessibility are asked for until the record says when they passed: another firm’s day is none', () => {
  const asked = (legal: object) => foundIn('accessibility', { 'firm.json': { legal } })
  expect(asked(wholeIdentity)).toEqual([
    expect.stringMatching(/« Accessibilité ».*npm test.*legal\.accessibilityCheckedOn/),
  ])
  expect(asked({ ...wholeIdentity, accessibilityCheckedOn: '2026-11-27' })).toEqual([])
})

test('the terms of contract are the owner’s to read, until the record says on which day', () => {
  const termsFindings = (legal: object) => foundIn('terms', { 'firm.json': { legal } })
  expect(termsFindings(wholeIdentity)).toEqual([expect.stringContaining('acompte de 30 %')])
  expect(termsFindings({ ...wholeIdentity, termsReadOn: '2026-11-27' })).toEqual([])
  // What is asked for is what stands there.
  const said = JSON.stringify(terms(firm))
  for (const words of [
    'acompte de 30 %',
    'valable 3 mois',
    '14 jours',
    'une somme du même montant',
  ])
    expect([words, said.includes(words)]).toEqual([words, true])
})

test('a firm that makes estimations is asked who insures what it advises', () => {
  const asked = (estimation: boolean, insurances: object[]) =>
    foundIn('identity', {
      'firm.json': { legal: { ...wholeIdentity, insurances }, switches: { estimation } },
    }).length
  const liability = { guarantee: 'responsabilité civile' }
  expect(asked(true, wholeIdentity.insurances)).toBe(1)
  expect(asked(true, [...wholeIdentity.insurances, liability])).toBe(0)
  expect(asked(false, wholeIdentity.insurances)).toBe(0)
})

test('a sole trader has no capital to state, and an insurance of another kind is not the ten-year one', () => {
  expect(
    identityFindings({ ...wholeIdentity, form: 'Entrepreneur individuel', capital: undefined }),
  ).toEqual([])
  expect(
    identityFindings({ ...wholeIdentity, insurances: [{ guarantee: 'responsabilité civile' }] }),
  ).toEqual([
    expect.stringMatching(
      /complétez legal\.insurances \(Assurance décennale : sur devis et factures, Code de l'artisanat, article L132-1 ; attestation jointe, Code des assurances, article L243-2 ; avant le contrat, Code de la consommation\)/,
    ),
  ])
})

test('departments and communes that are not those of the firm are named, and its own are not', () => {
  const area = { departments: [{ name: 'Dordogne', code: '24', cities: [{ name: 'Bergerac' }] }] }
  const places = (text: string) =>
    foundIn('place', {
      'area.json': area,
      'firm.json': { addresses: { registered } },
      'x.json': { text },
    })
  for (const [text, name] of [
    ['Rénovation en Lot-et-Garonne', 'Lot-et-Garonne'],
    ['Nous travaillons dans le Gers', 'Gers'],
    ['Une maison à Marmande', 'Marmande'],
    ["L'atelier de Villeneuve-sur-Lot", 'Villeneuve-sur-Lot'],
    ['Agen', 'Agen'],
  ])
    expect(places(text ?? '')).toEqual([
      `content/x.json: ${name} n'est pas dans la zone de l'entreprise (text)`,
    ])
  // In lists, in keywords, and the former firm's own town, however small.
  const list = 'À Lavergne, Agen, Marmande, Villeneuve-sur-Lot ou Nérac, la visite se fixe.'
  expect(places(list).map((line) => line.split(' ')[1])).toEqual([
    'Agen',
    'Marmande',
    'Villeneuve-sur-Lot',
    'Nérac',
  ])
  expect(places('rénovation maison Villeneuve-sur-Lot')).toHaveLength(1)
  const find = foreignPlaces({
    departments: [{ code: '24', name: 'Dordogne' }],
    cities: ['Bergerac'],
    formerTowns: ['Lavergne', 'Bergerac'],
  })
  expect(find('Entre Lavergne et Bergerac, à 45 km autour de Lavergne')).toEqual(['Lavergne'])
  for (const text of [
    'Une maison à Bergerac, en Dordogne',
    'De Bergerac, Sarlat-la-Canéda et Périgueux',
    'Un lot de tuiles, le long du Lot',
    'Maçon',
    'Les Bois de charpente, la chaux de Saint-Astier',
    'Un devis de Colette B.',
  ])
    expect([text, places(text)]).toEqual([text, []])
})

test('a typed price that contradicts the named one of the same service is found', () => {
  const prices = { prices: { peinture: { from: 25, unit: 'm²', taxIncluded: true } } }
  const service = {
    detailedServices: [
      { id: 'a', trade: 'peinture', price: { price: 'peinture', covers: 'Deux couches.' } },
    ],
  }
  const amounts = (text: string) =>
    foundIn('amount', {
      'prices.json': prices,
      'services/a.json': service,
      'trades/peinture.json': { text },
      'trades/sols.json': { text },
    })
  expect(amounts('Comptez 30 €/m² pour deux couches')).toEqual([
    'content/trades/peinture.json: text dit « 30 €/m² », et {prix.peinture} est « 25 €/m² »',
  ])
  expect(amounts('Comptez 25 €/m², ou 12 €/ml en plinthe')).toEqual([])
})

test('what is over is named: closures, labels, insurances, days in texts', () => {
  const over = { from: '2026-08-01', until: '2026-08-21', text: 'Fermé' }
  const firm = {
    closures: [over, { ...over, from: '2027-08-01', until: '2027-08-21' }],
    notices: [over],
    legal: { ...wholeIdentity, labels: [{ name: 'RGE', rge: true, until: '2026-11-21' }] },
  }
  expect(foundIn('date', { 'firm.json': firm })).toEqual([
    'content/firm.json: closures[0] (Fermé) est passé depuis le 21 août 2026',
    'content/firm.json: notices[0] (Fermé) est passé depuis le 21 août 2026',
    'content/firm.json: legal.labels[0] (RGE) est passé depuis le 21 novembre 2026',
  ])
  const texts = { a: "Remise jusqu'au 1er mars 2026", b: "Jusqu'au 22 novembre 2026" }
  expect(foundIn('date', { 'x.json': texts })).toEqual([
    "content/x.json: a dit « jusqu'au 1er mars 2026 », et c'est passé",
  ])
})

test('years of experience that are more than the firm has worked are found', () => {
  const experience = (home: string, since: string) =>
    foundIn('claim', { 'firm.json': { experience: { home, trades: 'Plus de 10 ans', since } } })
  expect(experience('Plus de 15 ans', 'Depuis 2016')).toEqual([
    "content/firm.json: experience.home dit « Plus de 15 ans », et l'entreprise travaille depuis 2016 (experience.since)",
  ])
  expect(experience('Dix-sept ans d’échelle', 'Depuis 2010')).toHaveLength(1)
  expect(experience('Dix-sept ans d’échelle', 'Depuis 2009')).toEqual([])
  expect(experience('De père en fils', 'Depuis toujours')).toEqual([])
})

test('a firm that calls itself RGE without such a label is found, and advice on RGE firms is not', () => {
  const claims = (text: string, labels: object[]) =>
    foundIn('label', { 'firm.json': { legal: { ...wholeIdentity, labels } }, 'x.json': { text } })
  const claim = "Des équipes qualifiées et certifiées RGE pour l'énergie"
  expect(claims(claim, [])).toEqual([
    "content/x.json: text dit l'entreprise RGE, et legal.labels de firm.json n'a pas ce label",
  ])
  expect(claims(claim, [{ name: 'Qualibat RGE', rge: true, until: '2027-12-31' }])).toEqual([])
  expect(claims("L'aide demande une entreprise certifiée RGE.", [])).toEqual([])
  expect(claims("Nous n'avons pas de qualification RGE : demandez-la.", [])).toEqual([])
  expect(claims('Nous travaillons sans être qualifiés RGE.', [])).toEqual([])
})

test('an illustration may stay at the head of a page when its owner says so, and never among works', () => {
  const hero = { file: 'hero.jpg', illustration: true, mayStay: true }
  const files = { 'hero.json': hero, 'home.json': { image: 'hero' } }
  expect(foundIn('picture', files)).toEqual([])
  expect(
    foundIn('picture', { ...files, 'home.json': { gallery: { images: [{ picture: 'hero' }] } } }),
  ).toEqual([
    'content/home.json: gallery.images[0].picture montre hero comme un de vos chantiers : une illustration ne peut pas y rester',
  ])
})

test('for a machine the same is said by kind, with file and field', () => {
  const findings = launchFindings(
    [{ file: 'content/x.json', record: { a: '[à compléter]' } }],
    production,
    day,
  )
  expect(JSON.parse(launchJson(findings))).toEqual({
    left: 1,
    groups: [
      {
        kind: 'blank',
        title: 'Textes à compléter',
        findings: [{ file: 'content/x.json', field: 'a', what: 'complétez a ([à compléter])' }],
      },
    ],
  })
})

test('a closure or a notice that ends in two years, or lasts for months, is named as a likely slip', () => {
  const period = (from: string, until: string) => ({ from, until, text: 'Fermé' })
  const firm = {
    closures: [
      period('2027-08-02', '2072-08-22'),
      period('2028-11-01', '2028-11-22'),
      period('2028-11-01', '2028-11-23'),
      period('2026-12-01', '2027-03-01'),
      period('2026-12-01', '2027-03-02'),
    ],
    notices: [period('2027-01-01', '2027-12-31')],
    legal: { ...wholeIdentity, labels: [{ name: 'RGE', rge: true, until: '2072-01-01' }] },
  }
  expect(foundIn('date', { 'firm.json': firm })).toEqual([
    'content/firm.json: vérifiez closures[0] (Fermé) : finit le 22 août 2072, dans plus de deux ans',
    'content/firm.json: vérifiez closures[2] (Fermé) : finit le 23 novembre 2028, dans plus de deux ans',
    'content/firm.json: vérifiez closures[4] (Fermé) : dure plus de trois mois, du 1er décembre 2026 au 2 mars 2027',
    'content/firm.json: vérifiez notices[0] (Fermé) : dure plus de trois mois, du 1er janvier 2027 au 31 décembre 2027',
  ])
  // As it may stand while it is being written.
  const unwritten = [
    { from: 'demain', until: '2027-05-01' },
    { from: '2027-05-01', until: 'demain' },
    { from: '2027-05-01' },
    { until: '2099-01-01' },
  ]
  expect(foundIn('date', { 'firm.json': { ...firm, closures: unwritten, notices: [] } })).toEqual(
    [],
  )
})

test('what ends within 30 days is named before it does, and after', () => {
  const firm = {
    legal: {
      insurances: [
        { guarantee: 'décennale' as const, insurer: 'Un assureur', until: '2026-12-22' },
      ],
      labels: [
        { name: 'Qualibat RGE', until: '2026-12-23' },
        { name: 'Handibat', until: '2026-11-21' },
      ],
    },
  }
  expect(expiryWarnings(firm, day)).toEqual([
    'content/firm.json: legal.labels[1] (Handibat) est passé depuis le 21 novembre 2026',
    'content/firm.json: renouvelez legal.insurances[0] (Un assureur) avant le 22 décembre 2026 : le lendemain, le site ne le montre plus',
  ])
  expect(foundIn('date', { 'firm.json': firm })).toEqual([...expiryWarnings(firm, day)])
})

test.each([
  [undefined, /^RELAY_URL manque/],
  ['relais', /^RELAY_URL « relais » n'est pas une adresse http\(s\)/],
  ['http://relais.entreprise.fr/', /doit être en https/],
  ['http://localhost:3001/demande', /est sur cette machine/],
  ['http://[::1]:3001/demande', /est sur cette machine/],
  ['https://relais.entreprise.example/demande', /est sur un domaine que personne ne peut avoir/],
])('RELAY_URL %p is found', (value, what) => {
  expect(launchFindings([], { RELAY_URL: value }, day)).toEqual([
    {
      kind: 'relay',
      where: 'environnement',
      field: 'RELAY_URL',
      what: expect.stringMatching(what),
    },
  ])
})

test('how long the relay keeps its copies is asked for where the relay is a third party’s', () => {
  const found = (RELAY_URL: string, relay: object) =>
    launchFindings(
      [{ file: 'content/firm.json', record: { legal: { processors: { relay } } } }],
      { RELAY_URL },
      day,
    ).flatMap(({ kind, where, what }) => (kind === 'relay' ? [`${where}: ${what}`] : []))
  expect(found('https://relais.entreprise.fr/demande', {})).toEqual([])
  const third = 'https://formulaires.fr/moi@entreprise.fr'
  expect(found(third, {})).toEqual([
    'content/firm.json: complétez legal.processors.relay.kept : combien de temps formulaires.fr garde ses copies, que la politique de confidentialité doit dire',
  ])
  expect(found(third, { kept: '30 jours.' })).toEqual([])
})

test('the report groups by kind, counts each, and ends with the total', () => {
  const record = { a: '[à compléter]', b: '06 39 98 00 00', c: '[à compléter]' }
  const findings = launchFindings([{ file: 'content/x.ts', record }], production, day)
  expect(launchReport(findings)).toBe(
    [
      '── Textes à compléter : 2',
      'content/x.ts: complétez a ([à compléter])',
      'content/x.ts: complétez c ([à compléter])',
      '',
      '── Numéros de téléphone réservés à la fiction : 1',
      'content/x.ts: remplacez 06 39 98 00 00 dans b',
      '',
      'Il reste 3 choses à remplacer avant la mise en ligne.',
    ].join('\n'),
  )
})

test('of one thing that is left the report ends in the singular', () => {
  const findings = launchFindings(
    [{ file: 'content/x.ts', record: { a: '[à compléter]' } }],
    production,
    day,
  )
  expect(launchReport(findings)).toMatch(
    /\nIl reste une chose à remplacer avant la mise en ligne\.$/,
  )
})

test('whether the insured activities cover the trades is asked of who reads, and left to him', () => {
  const reminder = (insurances: object[]) =>
    launchReminder([
      { file: 'content/firm.json', record: { legal: { insurances } } },
      { file: 'content/trades/electricien.json', record: { title: 'Électricien' } },
      { file: 'content/trades/climaticien.json', record: { title: 'Climaticien' } },
      { file: 'content/services/courant.json', record: { title: 'Le courant' } },
    ])
  expect(reminder([])).toBeUndefined()
  expect(
    reminder([{ guarantee: 'responsabilité civile', activities: ['Conseil'] }]),
  ).toBeUndefined()
  const asked = reminder([{ guarantee: 'décennale', activities: ['Électricité', 'Plomberie'] }])
  expect(asked).toBe(
    "À comparer vous-même, attestation en main : l'assurance décennale couvre Électricité, Plomberie ; le site montre Électricien, Climaticien.",
  )
  // Asked each time, it keeps no site from going live.
  expect(launchReport([], asked)).toBe(
    `${asked}\n\nIl ne reste rien à remplacer : le site peut être mis en ligne.`,
  )
  expect(JSON.parse(launchJson([], asked))).toEqual({ left: 0, groups: [], reminder: asked })
})
