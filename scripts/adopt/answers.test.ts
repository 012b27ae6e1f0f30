import { AnswersError, answerFaults, readAnswers } from './answers'
import { coloursOf } from './brand'
import { ContentTree, readTree } from './content-tree'
import { readTerritory } from './territory'
import { testAnswers } from './test-answers'

const tree = readTree('content')
const territory = readTerritory()

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
      'domain: « toits » : un domaine s’écrit toiture-martin.fr',
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
    "openingHours: aucun jour n'a d'heures : dites quand on peut vous joindre, ou le site dirait « Fermé » du lundi au dimanche",
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

/** What the content, or France, has against answers that are otherwise fine. */
function faultsWith(change: Record<string, unknown>): readonly string[] {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades, ...change }, 'a.json')
  return answerFaults(answers, tree, territory, 'a.json').map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test('a department that nobody of the radius reaches is refused, and one across a border is not', () => {
  const brest = {
    address: { street: '1 rue', postalCode: '29200', city: 'Brest' },
    radiusKm: 60,
  }
  expect(faultsWith({ ...brest, departments: ['29', '33', '22'] })).toEqual([
    expect.stringMatching(
      /^departments\[1\]: « 33 » \(Gironde\) commence à \d{3} km, plus de deux fois .* radiusKm \(60\) : retirez-le, ou agrandissez le rayon$/,
    ),
  ])
})

test('the firm’s own department is never out of reach', () => {
  const coordinates = { lat: 44.5, lng: -0.2 }
  expect(faultsWith({ radiusKm: 5, departments: ['24'], coordinates })).toEqual([])
})

test('a line without the firm’s name is refused, with the one that would do', () => {
  expect(faultsWith({ baseline: 'Toiture et maçonnerie' })).toEqual([
    expect.stringMatching(/^baseline: .* : écrivez « Oc, toiture et maçonnerie »$/),
  ])
})

test('a place that is not in the department of its commune is refused', () => {
  expect(faultsWith({ coordinates: { lat: 45.2, lng: 0.7 } })).toEqual([])
  expect(faultsWith({ coordinates: { lat: 40, lng: 60 } })).toEqual([
    'coordinates.lat: « 40 » est hors du département (24, Dordogne), qui va de 44.42 à 45.87',
    'coordinates.lng: « 60 » est hors du département (24, Dordogne), qui va de -0.24 à 1.60',
  ])
})

test('a logo that bears the name comes with a sign for the icons', () => {
  expect(faultsWith({ wordmark: true, logo: 'logo.svg' })).toEqual([
    expect.stringMatching(/^icon: le logo porte le nom/),
  ])
  expect(faultsWith({ wordmark: true, logo: 'logo.svg', icon: 'icon.svg' })).toEqual([])
})

test('nobody drives for nothing further than he drives at all', () => {
  expect(faultsWith({ radiusKm: 45, freeTravelKm: 80 })).toEqual([
    expect.stringMatching(/^freeTravelKm: « 80 » dépasse .* radiusKm \(45\)/),
  ])
  expect(faultsWith({ radiusKm: 45, freeTravelKm: 45 })).toEqual([])
})

test('who names a department is given its code', () => {
  const departments = ['Finistère', 'cote d or', 'Loire Atlantiqe', 'Atlantide']
  expect(faultsWith({ departments })).toEqual([
    "departments[0]: « Finistère » n'est pas le code d'un département : écrivez « 29 » pour Finistère",
    "departments[1]: « cote d or » n'est pas le code d'un département : écrivez « 21 » pour Côte-d'Or",
    "departments[2]: « Loire Atlantiqe » n'est pas le code d'un département : écrivez « 44 » pour Loire-Atlantique",
    "departments[3]: « Atlantide » n'est pas le code d'un département, comme « 24 »",
  ])
})

test('a department or a postal code overseas is told from one that does not exist', () => {
  const said = faultsWith({
    departments: ['2A', '974', '99'],
    address: { street: '1 rue', postalCode: '97400', city: 'Saint-Denis' },
  })
  expect(said).toEqual([
    'address.postalCode: 97400 est outre-mer, que la carte du site ne dessine pas',
    'departments[1]: 974 est outre-mer, que la carte du site ne dessine pas',
    expect.stringContaining("departments[2]: « 99 » n'existe pas"),
  ])
})

test('colours that cannot be told apart are refused, beside each other and beside those that stay, each pair once', () => {
  const faint = faultsWith({ colours: { action: '#ffff00' } })
  expect(faint).toContain(
    'colours.action: « #ffff00 » a un contraste de 1:1 avec le blanc, il faut 4,5:1',
  )
  expect(faint.filter((fault) => fault.includes('colours.surface ('))).toHaveLength(1)
  expect(faint).toEqual([...new Set(faint)])
  // What is not answered is not to blame.
  expect(faultsWith({ colours: { surface: '#202020' } })).toContainEqual(
    expect.stringMatching(/^colours\.surface: « #202020 » .* avec colours\.ink \(/),
  )
  expect(faultsWith({ colours: coloursOf(tree) })).toEqual([])
})

test('a record that was renamed is asked for by its new name', () => {
  const [now = ''] = tree.services
  const renamed = new ContentTree(
    tree.records,
    { ...tree.vocabulary, renamed: { service: new Map([['comme-avant', now]]) } },
    tree.legalTexts,
  )
  const answers = readAnswers(
    { ...given, services: ['comme-avant'], trades: tree.trades },
    'a.json',
  )
  expect(
    answerFaults(answers, renamed, territory, 'a.json').map(({ field, message }) => [
      field,
      message,
    ]),
  ).toContainEqual(['services[0]', `« comme-avant » n'existe plus : la fiche s'appelle « ${now} »`])
})
