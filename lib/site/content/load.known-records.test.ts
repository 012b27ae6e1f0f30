import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyKnown, set, refused, folder } from './test-known-records'

test.each([
  'firm.json',
  'prices.json',
  'figures.json',
  'facts.json',
  'categories.json',
  'services/toits-neufs.json',
  'trades/tuilier-poseur.json',
  'testimonials/guy-l-le-bugue.json',
  'pictures/toit-lauze.json',
])('%s without a comma is the one fault: whatever names what it holds is not', async (file) => {
  copyKnown()
  const text = readFileSync(path.join(folder, file), 'utf8')
  const comma = text.indexOf(',\n', text.length / 3)
  writeFileSync(path.join(folder, file), text.slice(0, comma) + text.slice(comma + 1))
  const line = text.slice(0, comma).split('\n').length
  expect(await refused()).toEqual([
    `${file}: n'est pas du JSON, ligne ${line} : il manque une virgule à la fin de cette ligne`,
  ])
})

test('signs that a copied text brings, or that a wrong encoding leaves, are faults', async () => {
  copyKnown()
  set('trades/monteur-gouttieres.json', 'subtitle', 'La goutti\uFFFDre tient')
  set('trades/monteur-gouttieres.json', 'title', 'Monteur\u200B de gouttières')
  expect([...(await refused())].sort()).toEqual([
    'trades/monteur-gouttieres.json: subtitle: contient un signe abîmé ou invisible, près de « La goutti » : retapez cet endroit',
    'trades/monteur-gouttieres.json: title: contient un signe abîmé ou invisible, près de « Monteur » : retapez cet endroit',
  ])
})

test('an address too long for a line of a phone is a fault', async () => {
  copyKnown()
  const address = `https://www.exemple.fr/${'a1b2c3d4e5'.repeat(8)}`
  set('trades/poseur-lauze.json', 'subtitle', `Voir ${address}`)
  expect(await refused()).toEqual([
    "trades/poseur-lauze.json: subtitle: contient « https://www.exemple.fr/a1b2c3d… », 103 signes sans une espace : la page déborderait d'un téléphone, raccourcissez-les",
  ])
})

test('a record that is not in UTF-8 is a fault', async () => {
  copyKnown()
  const file = path.join(folder, 'testimonials/guy-l-le-bugue.json')
  // As an editor for Windows saves it.
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'))
  expect(await refused()).toEqual([
    'testimonials/guy-l-le-bugue.json: ce fichier n’est pas en UTF-8 : enregistrez-le dans ce codage',
  ])
})

test('a field that is written twice is a fault, with its lines: the first would be lost', async () => {
  copyKnown()
  const file = path.join(folder, 'prices.json')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"lauze": {', '"lauze": {},\n    "lauze": {'),
  )
  expect(await refused()).toEqual([
    'prices.json: prices.lauze: ce champ est écrit deux fois, lignes 11 et 12 : gardez celle qui est juste',
  ])
})

test.each(['Dès {prix.lauze pour tout', 'Dès prix.lauze} posé', 'Dès {prix.lauze}} posé'])(
  'a brace without the other one is a fault: « %s »',
  async (text) => {
    copyKnown()
    set('trades/tuilier-poseur.json', 'subtitle', text)
    expect(await refused()).toEqual([
      'trades/tuilier-poseur.json: subtitle: a une accolade sans l’autre : un nom se met entre { et }, comme {prix.peinture}',
    ])
  },
)

test('a section that is off may name prices and figures that are gone, and one that is on may not', async () => {
  copyKnown()
  const lost = ['{prix.perdu}', '{delai.perdu.chiffre}']
  set('pages/home.json', 'promo.text', `Une visite, ${lost.join(' et ')}.`)
  set('firm.json', 'switches.estimation', false)
  expect(await refused()).toEqual([])
  set('pages/home.json', 'services.lead', `Une visite, ${lost[0]}.`)
  expect(await refused()).toEqual([
    expect.stringMatching(/^pages\/home\.json: services\.lead: « \{prix\.perdu\} » n'existe pas/),
  ])
})
