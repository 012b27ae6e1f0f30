import { AnswersError, readAnswers } from './answers'
import { testAnswers } from './test-answers'

const given = { ...testAnswers, services: ['exterieur'], trades: ['couvreur', 'maconnerie'] }

function refused(change: Record<string, unknown>): readonly string[] {
  try {
    readAnswers({ ...given, ...change }, 'a.json')
    return []
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error
    return error.faults.map(({ field, message }) => `${field}: ${message}`)
  }
}

test.each([
  ['05.53.12.34.56', '05 53 12 34 56'],
  ['+33 (0)5 53 12 34 56', '05 53 12 34 56'],
  ['0033553123456', '05 53 12 34 56'],
  ['33 5 53 12 34 56', '05 53 12 34 56'],
  ['+33 05 53 12 34 56', '05 53 12 34 56'],
  ['Tél. : 05 53 12 34 56', '05 53 12 34 56'],
])('the phone number %s is written %s', (typed, written) => {
  expect(readAnswers({ ...given, phones: { landline: typed } }, 'a.json').phones.landline).toBe(
    written,
  )
})

test('a landline is no mobile, which WhatsApp would call, and a mobile no landline; overseas mobiles are mobiles', () => {
  const phones = { landline: '0639980131', mobile: '+33 5 36 49 00 31' }
  expect(refused({ phones })).toEqual([
    expect.stringMatching(
      /^phones\.landline: « 06 39 98 01 31 » .* un 06 ou 07 va dans « Mobile »$/,
    ),
    expect.stringMatching(/^phones\.mobile: « 05 36 49 00 31 » .* commence par 06 ou 07, comme/),
  ])
  expect(refused({ phones: { mobile: '0690 12 34 56' } })).toEqual([])
  expect(refused({ phones: { landline: '09 70 36 49 00', mobile: '07 00 00 00 00' } })).toEqual([])
})

test.each(['https://www.toits.fr/', 'www.toits.fr', 'toits.fr', 'Toits.fr'])(
  'the domain %s is toits.fr',
  (domain) => {
    expect(readAnswers({ ...given, domain }, 'a.json').domain).toBe('toits.fr')
  },
)

const label = {
  ...{ name: 'Qualibat RGE', rge: true, domain: 'Charpente', body: 'Qualibat' },
  ...{ number: 'E-1', until: '31/12/2090' },
}

test.each([
  ['2090-12-31', '2090-12-31'],
  ['1/2/2090', '2090-02-01'],
  ['1er février 2090', '2090-02-01'],
  ['31.12.2090', '2090-12-31'],
])('the last day of a label may be written %s', (until, day) => {
  const { labels } = readAnswers({ ...given, labels: [{ ...label, until }] }, 'a.json')
  expect(labels?.[0]).toEqual({ ...label, until: day })
})

test('a label is refused whose last day is none or is over, and one that calls itself RGE and is not', () => {
  const change = (changed: object) => refused({ labels: [{ ...label, ...changed }] })
  expect(change({ until: '31/02/2090' })).toEqual([
    'labels[0].until: « 31/02/2090 » : un jour s’écrit 31/12/2027',
  ])
  expect(change({ until: '31/12/2020' })).toEqual([
    'labels[0].until: « 31 décembre 2020 » est passé : le site ne le montrerait pas',
  ])
  expect(change({ rge: false })).toEqual([
    'labels[0].rge: « Qualibat RGE » se dit RGE : allumez RGE, ou ôtez ce mot du nom',
  ])
  expect(readAnswers({ ...given, labels: [] }, 'a.json').labels).toEqual([])
  expect(readAnswers(given, 'a.json').labels).toBeUndefined()
})

test('a quote’s delay is a duration, as texts say it after « sous »', () => {
  for (const quoteWithin of ['48 h', 'cinq jours', '2 à 3 semaines', 'dix jours ouvrés'])
    expect(refused({ quoteWithin })).toEqual([])
  expect(refused({ quoteWithin: 'vite' })).toEqual([
    'quoteWithin: « vite » : une durée s’écrit 48 h, cinq jours ou deux semaines',
  ])
})

test('a SIRET may be spaced, and may be unknown', () => {
  const siret = '900 000 001 00010'
  expect(readAnswers({ ...given, identity: {} }, 'a.json').identity.siret).toBeUndefined()
  expect(refused({ identity: { siret } })[0]).toMatch(/^identity\.siret: .*clé est fausse/)
  expect(refused({ identity: { siret: '123' } })).toEqual([
    'identity.siret: « 123 » : un SIRET a quatorze chiffres',
  ])
  const right = given.identity.siret
  expect(
    readAnswers({ ...given, identity: { siret: right.replace(/(...)/g, '$1 ') } }, 'a.json')
      .identity.siret,
  ).toBe(right)
})

test.each([
  ['FR44732829320', 'FR44732829320'],
  ['FR 44 732829320', 'FR44732829320'],
  ['fr 44 732 829 320', 'FR44732829320'],
  ['FRANCHISE', 'franchise'],
  ['Franchise en base de TVA', 'franchise'],
  ['TVA non applicable, article 293 B du CGI', 'franchise'],
  ['art. 293B', 'franchise'],
  ['non assujettie', 'franchise'],
  ['je ne facture pas la TVA', 'franchise'],
  ['pas de TVA', 'franchise'],
])('« %s » as a VAT number is %s', (vatNumber, written) => {
  expect(readAnswers({ ...given, identity: { vatNumber } }, 'a.json').identity.vatNumber).toBe(
    written,
  )
})

test('what is neither a VAT number nor its absence is refused', () => {
  for (const vatNumber of ['FR447328293', 'assujetti', 'oui'])
    expect(refused({ identity: { vatNumber } })).toEqual([
      expect.stringMatching(/^identity\.vatNumber: .*FR et onze chiffres, ou « franchise »/),
    ])
})

test('a VAT number of another firm than the SIRET’s is refused, with the one that would go with it', () => {
  const { siret } = given.identity
  const identity = { siret, vatNumber: 'FR 40 303 265 045' }
  expect(refused({ identity })).toEqual([
    'identity.vatNumber: « FR40303265045 » ne va pas avec le SIRET : son numéro serait FR44732829320',
  ])
  for (const vatNumber of ['FR 44 732829320', 'franchise', undefined])
    expect(refused({ identity: { siret, vatNumber } })).toEqual([])
})

test.each(['#1F4234', 'rgb(31, 66, 52)', 'RGB(31 66 52)', ' #1f4234 '])(
  'the colour %s is #1f4234',
  (action) => {
    expect(readAnswers({ ...given, colours: { action } }, 'a.json').colours.action).toBe('#1f4234')
  },
)

test('a colour may be three figures, and none is over 255', () => {
  const colours = readAnswers({ ...given, colours: { action: '#fc0' } }, 'a.json').colours
  expect(colours.action).toBe('#ffcc00')
  expect(refused({ colours: { action: 'rgb(31, 66, 256)' } })).toEqual([
    expect.stringContaining('une couleur s’écrit #1f4234'),
  ])
})

test.each([0, 1.5, 241, '48'])('nobody answers within %j hours', (answerWithinHours) => {
  expect(refused({ answerWithinHours })).toEqual([expect.stringMatching(/^answerWithinHours: /)])
})

test('every wrong answer is named at once', () => {
  expect(
    refused({
      phones: {},
      email: 'bonjour',
      domain: 'toits',
      founded: 12,
      colours: { action: 'rouge' },
      services: [],
      brnd: 'Toits',
    }),
  ).toEqual(
    expect.arrayContaining([
      'phones: il faut un numéro au moins',
      expect.stringMatching(/^email: « bonjour » n'est pas/),
      'domain: « toits » : un domaine s’écrit toiture-martin.fr, sans espace ni accent',
      expect.stringMatching(/^founded: /),
      'colours.action: « rouge » : une couleur s’écrit #1f4234, ou rgb(31, 66, 52)',
      expect.stringMatching(/^services: il faut au moins 1 entrée/),
      expect.stringMatching(/brnd.*le plus proche : « brand »/),
    ]),
  )
})

test('hours that run backwards or into one another are refused, as in a record', () => {
  const { openingHours } = given
  const Monday = [{ opens: '18:00', closes: '08:00' }]
  const Tuesday = [
    { opens: '08:00', closes: '12:00' },
    { opens: '11:30', closes: '18:00' },
  ]
  expect(refused({ openingHours: { ...openingHours, Monday, Tuesday } })).toEqual([
    "openingHours.Monday[0]: ferme (08:00) avant d'ouvrir (18:00)",
    'openingHours.Tuesday: ouvre à 11:30, avant la fin de ce qui précède (12:00)',
  ])
})

test('a week without an hour is refused, as in a record', () => {
  const days = Object.keys(given.openingHours)
  const openingHours = Object.fromEntries(days.map((day) => [day, []]))
  expect(refused({ openingHours })).toEqual([
    "openingHours: aucun jour n'a d'heures sans rendez-vous : dites quand on peut vous joindre, ne serait-ce que par téléphone",
  ])
})

test('a name that no title has room for is refused, with where the whole of it belongs', () => {
  const brand = "Rémi L'Hénoret, peintre à Douarnenez"
  expect(refused({ brand })).toEqual([
    `brand: « ${brand} » a 36 signes, il en faut 34 au plus : il termine le titre de chaque page ; le nom entier a sa place dans la dénomination sociale`,
  ])
  expect(readAnswers({ ...given, brand: brand.slice(0, 34) }, 'a.json').brand).toHaveLength(34)
})

test('what cannot be true is refused as it is answered', () => {
  const url = 'javascript:alert(1)'
  expect(refused({ social: [{ network: 'facebook', url }] })).toEqual([
    `social[0].url: « ${url} » n'est pas une adresse complète (https://…)`,
  ])
  expect(refused({ founded: 2099 })).toEqual([
    expect.stringMatching(/^founded: « 2099 » est trop grand/),
  ])
  expect(refused({ identity: { siret: '00000000000000' } })).toEqual([
    expect.stringContaining('sa clé est fausse'),
  ])
})
