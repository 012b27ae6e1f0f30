import fc from 'fast-check'
import { french, lowerFirst, partsOfHeading } from './typography'

const nbsp = '\u00A0'
const narrow = '\u202F'

test.each([
  ["l'eau", 'l’eau'],
  ["jusqu'à 2 m", `jusqu’à 2${nbsp}m`],
  ["« l'îlot »", `«${nbsp}l’îlot${nbsp}»`],
  ["d'« office »", `d’«${nbsp}office${nbsp}»`],
  ['Oui ; non ! vraiment ?', `Oui${narrow}; non${narrow}! vraiment${narrow}?`],
  ['Délai : 2 jours', `Délai${nbsp}: 2 jours`],
  [
    'environ 2,2 millimètres, 30 milliampères, à 500 mètres',
    `environ 2,2${nbsp}millimètres, 30${nbsp}milliampères, à 500${nbsp}mètres`,
  ],
  ['25 €/m²', `25${nbsp}€/m²`],
  ['1 200 €', `1${narrow}200${nbsp}€`],
  ['12 500 000', `12${narrow}500${narrow}000`],
  ['5,5 %', `5,5${nbsp}%`],
  ['48 h', `48${nbsp}h`],
  ['Devis n° EX-FACADE', `Devis n°${nbsp}EX-FACADE`],
  ['la loi n° 2025-594', `la loi n°${nbsp}2025-594`],
  [
    'dans le Gers (32), en Corse (2A) (facultatif)',
    `dans le Gers${nbsp}(32), en Corse${nbsp}(2A) (facultatif)`,
  ],
  ['NF DTU 52.2', `NF${nbsp}DTU${nbsp}52.2`],
  ['NF C 15-100', `NF${nbsp}C${nbsp}15-100`],
  ['Attendez...', 'Attendez…'],
  ['40 €/m² TTC, 30 €/h HT', `40${nbsp}€/m²${nbsp}TTC, 30${nbsp}€/h${nbsp}HT`],
  ['180 € TTC, 150 € HT', `180${nbsp}€${nbsp}TTC, 150${nbsp}€${nbsp}HT`],
  ['TVA à 5,5 %', `TVA${nbsp}à${nbsp}5,5${nbsp}%`],
  ['de 170 à 230 €', `de 170 à${nbsp}230${nbsp}€`],
  ['du 3 à 5 km', `du 3 à${nbsp}5${nbsp}km`],
  [
    'À 5,5 %, le client signe. À 10 % aussi',
    `À${nbsp}5,5${nbsp}%, le client signe. À${nbsp}10${nbsp}% aussi`,
  ],
  ['le 1er mars et le 27 décembre 2024', `le 1er${nbsp}mars et le 27${nbsp}décembre 2024`],
  ['30 mA', `30${nbsp}mA`],
  [
    'au 0 808 800 700, pour 10 000 €',
    `au 0${nbsp}808${nbsp}800${nbsp}700, pour 10${narrow}000${nbsp}€`,
  ],
  [
    'l’article L221-18 et les articles 1641 à 1649',
    `l’article${nbsp}L221-18 et les articles${nbsp}1641 à${nbsp}1649`,
  ],
  ['des articles L. 217-1 à L. 217-32', `des articles${nbsp}L.${nbsp}217-1 à L.${nbsp}217-32`],
  ['Le Bourg, 47800 Lavergne', `Le Bourg, 47800${nbsp}Lavergne`],
  ['sous licence CC BY 4.0', `sous licence CC BY${nbsp}4.0`],
  ['3 ans, photos 1 an', `3${nbsp}ans, photos 1${nbsp}an`],
])('%s is set as %s', (plain, set) => {
  expect(french(plain)).toBe(set)
})

test.each([
  ['an ordinary sentence', 'Rien à changer ici.'],
  ['an address', 'https://www.example.com/services?a=1'],
  ['a year after a number', 'En 2026 nous avons 12 projets'],
  ['a word that begins like a unit', '3 mois et 2 maçons'],
  ['a word that begins like a month', '2 marsouins'],
  ['a year before a month', 'En 2026 mai'],
  ['an article of no law', 'Chaque article du marché'],
])('%s stays as it is', (_, text) => {
  expect(french(text)).toBe(text)
})

test('setting a text twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zé0-9 '«»:;!?.%€²mDTUNFC-]{0,60}$/),
      (text) => french(french(text)) === french(text),
    ),
    { numRuns: 2000 },
  )
})

const wholeIn = (heading: string) =>
  partsOfHeading(heading).flatMap(({ text, whole }) => (whole ? [text] : []))

test.each(['Lot-et-Garonne', 'Seine-et-Marne', 'Ille-et-Vilaine', 'Alpes-et-Éguzon'])(
  '« %s » does not break in a heading',
  (name) => {
    const heading = `Rénovation près d’${name}, ${name}`
    expect(wholeIn(heading)).toEqual([name, name])
    expect(
      partsOfHeading(heading)
        .map(({ text }) => text)
        .join(''),
    ).toBe(heading)
  },
)

test.each([
  ['Votre commune est-elle dans le rayon', ['est-elle']],
  ['Où s’applique-t-elle', ['applique-t-elle']],
  ['Un rendez-vous', ['rendez-vous']],
  ['Le montant, demandez-le à qui le paie', ['demandez-le']],
  ['Au-delà de l’e-mail', ['Au-delà', 'e-mail']],
  ['Le va-et-vient et la salle-et-Cuisine', []],
  ['Puis-je peindre moi-même', ['Puis-je', 'moi-même']],
  ['Parlons-en de vive voix', ['Parlons-en']],
  ['Un sol de plain-pied, peut-être', ['plain-pied', 'peut-être']],
  ['Ranger des cartons là-haut', ['là-haut']],
  ['Un avant-après de Villeneuve-sur-Lot', []],
  [
    'Articles R423-23 et L111-1, france-renov.gouv.fr',
    ['R423-23', 'L111-1', 'france-renov.gouv.fr'],
  ],
  ['Sur anah.gouv.fr, un rendez-vous', ['rendez-vous']],
  ['Ce qui se partage trente-cinq centimètres', ['trente-cinq']],
])('in a heading, « %s » keeps its verb together', (heading, whole) => {
  expect(wholeIn(heading)).toEqual(whole)
})

test.each([
  ['Les expertises d’un plombier sanitaire', 'Les expertises d’un_plombier sanitaire'],
  ['Quatre étapes, du relevé aux garanties', 'Quatre étapes, du_relevé aux_garanties'],
  ['Une façade à la chaux', 'Une_façade à_la_chaux'],
  ['Ce qu’un devis passe sous silence', 'Ce_qu’un devis passe sous_silence'],
  ['Nos services près de chez vous', 'Nos_services près de_chez vous'],
  // Too much for a line of a phone in one piece.
  ['La reconstruction, et à la demande', 'La reconstruction, et à_la_demande'],
  ['Prêt à le recommencer entièrement', 'Prêt à_le recommencer entièrement'],
  // What comes then is on a line of its own, as long as it may be.
  ['Rénover en Lot-et-Garonne', 'Rénover en Lot-et-Garonne'],
])('in a heading, no line of « %s » ends in a word that leads on', (heading, joined) => {
  const text = partsOfHeading(heading)
    .map((part) => part.text)
    .join('')
  expect(text.replaceAll(nbsp, '_')).toBe(joined)
})

test('a title becomes a word inside a sentence, accents included', () => {
  expect(lowerFirst('Électricien')).toBe('électricien')
})
