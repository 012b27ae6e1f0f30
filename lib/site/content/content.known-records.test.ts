import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { collections, singles, type CollectionKind, type SingleKind } from './kinds'
import { readContent, vocabularyOf } from './raw-content'
import { plantedFaults } from './test-schema-rules'
import { copyKnown, edit, set, refused, found, read, folder, type Json } from './test-known-records'

test('a content folder that is not there is named by its variable', async () => {
  const { contentFolder } = await import('./folder')
  process.env.CONTENT_DIR = 'package.json'
  try {
    expect(contentFolder).toThrow(
      "CONTENT_DIR : « package.json » n'est pas un dossier, par exemple CONTENT_DIR=content",
    )
  } finally {
    delete process.env.CONTENT_DIR
  }
})

test('every fault of the records is named at once, with file, field, value and the nearest right one', async () => {
  // Each rule of each schema by itself: `schema-rules.known-records.test.ts`.
  copyKnown()
  const service = 'services/toits-neufs.json'
  set(service, 'detailedServices.1.trade', 'poseur-lause')
  set(service, 'subtitel', 'Un champ mal écrit')
  set('trades/tuilier-poseur.json', 'keyPoints.0', 'À partir de {prix.lauzes}')
  // Where prices have faults of their own, whoever names one rightly is not told of it.
  set('trades/tuilier-poseur.json', 'keyPoints.1', 'Une heure : {prix.main-oeuvre.ht}')
  set('trades/monteur-gouttieres.json', 'subtitle', 'Une espace\u00A0: insécable')
  set('trades/applicateur-traitement.json', 'blocks.0.type', 'panne')
  set('prices.json', 'prices.lauze.from', 0)
  set('firm.json', 'openingHours.Monday.0.opens', '8h30')
  set('firm.json', 'phones', { landline: '06 39 98 21 08', mobile: '05 36 49 21 08' })
  set('pages/home.json', 'hero', 'Bonjour')
  set('jobs/grange-du-bugue.json', 'cost.taxRate', 19)
  set('jobs/grange-du-bugue.json', 'words', 'guy-m-le-bugue')
  set('pages/home.json', 'testimonials.0', 'marthe-d-tenon')
  set('testimonials/guy-l-le-bugue.json', 'rating', 6)
  set('specimen-quotes/gouttiere-de-zinc.json', 'subtitle', 'Le tout pour {total.tcc}')
  set('brand/brand.json', 'colours.terre', '#9f3f28')
  writeFileSync(path.join(folder, 'trades', 'Ébéniste.json'), '{}')
  writeFileSync(path.join(folder, 'trades', 'notes.txt'), '')
  rmSync(path.join(folder, 'pages/trade-pages.json'))
  writeFileSync(path.join(folder, 'area.json'), '{\n  "departments": [\n    },\n  ]\n}')

  expect([...(await refused())].sort()).toEqual(
    [
      `${service}: detailedServices[1].trade: « poseur-lause » n'existe pas (le plus proche : « poseur-lauze »)`,
      `${service}: « subtitel » n'est pas un champ (le plus proche : « subtitle »)`,
      "trades/tuilier-poseur.json: keyPoints[0]: « {prix.lauzes} » n'existe pas (le plus proche : « prix.lauze »)",
      'trades/monteur-gouttieres.json: subtitle: contient une espace insécable ou une apostrophe ’ : tapez-les ordinaires, le site pose les bonnes',
      "trades/applicateur-traitement.json: blocks[0].type: « panne » n'existe pas (au choix : day-by-day, fault, comparison, choices, drawing)",
      'prices.json: prices.lauze.from: « 0 » est trop petit : il faut plus que 0',
      "firm.json: openingHours.Monday[0].opens: « 8h30 » n'est pas de la forme attendue : HH:MM, comme 08:30 ; écrivez 08:30",
      "firm.json: phones.landline: « 06 39 98 21 08 » n'est pas de la forme attendue : un fixe a dix chiffres par deux, comme 05 53 00 00 00, avec des espaces, sans points ni +33 ; un 06 ou 07 va dans « Mobile »",
      "firm.json: phones.mobile: « 05 36 49 21 08 » n'est pas de la forme attendue : un mobile a dix chiffres par deux et commence par 06 ou 07, comme 06 39 98 00 00, avec des espaces, sans points ni +33 ; un autre numéro va dans « Fixe »",
      "pages/home.json: hero: « Bonjour » n'est pas un groupe de champs { lead, image }",
      "jobs/grange-du-bugue.json: cost.taxRate: « 19 » n'existe pas (au choix : 0, 5.5, 10, 20)",
      "jobs/grange-du-bugue.json: words: « guy-m-le-bugue » n'existe pas (le plus proche : « guy-l-le-bugue »)",
      "pages/home.json: testimonials[0]: « marthe-d-tenon » n'existe pas (le plus proche : « marthe-d-thenon »)",
      'testimonials/guy-l-le-bugue.json: rating: « 6 » est trop grand : il faut au plus 5',
      "specimen-quotes/gouttiere-de-zinc.json: subtitle: « {total.tcc} » n'existe pas (le plus proche : « total.ttc »)",
      "brand/brand.json: colours: « terre » n'est pas un champ (le plus proche : « error »)",
      "trades/Ébéniste.json: « Ébéniste » ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union ; nommez le fichier Ebeniste.json",
      "trades/notes.txt: n'est pas un fichier .json",
      'pages/trade-pages.json: ce fichier manque',
      "area.json: n'est pas du JSON, ligne 3 : une virgule, un guillemet ou une accolade de trop ou qui manque",
    ].sort(),
  )
})

test('a text longer or shorter than its schema says is found, in each kind of record that has one', async () => {
  copyKnown()
  const raw = readContent(folder, [])
  const vocabulary = vocabularyOf(raw)
  const measured = Object.entries({ ...singles, ...collections }).flatMap(([kind, { schema }]) => {
    const single = raw.singles[kind as SingleKind]
    const record = single ?? raw.collections[kind as CollectionKind]?.[0]
    if (!record) return []
    return [...plantedFaults(schema(vocabulary), record.value)].flatMap((fault) =>
      fault.rule === 'signs' ? [{ record, ...fault }] : [],
    )
  })
  const files = [...new Set(measured.map(({ record }) => record.file))]
  expect(files.length).toBeGreaterThan(10)
  // One of each record at a time.
  const ofEach = files.map((file) => measured.filter(({ record }) => record.file === file))
  for (let turn = 0; turn < Math.max(...ofEach.map(({ length }) => length)); turn += 1) {
    const planted = ofEach.flatMap((faults) => faults[turn] ?? [])
    for (const { record, plant } of planted)
      writeFileSync(record.file, JSON.stringify(plant((right) => right)))
    const faults = await found()
    for (const { record, field, says } of planted) {
      const start = `${path.relative(folder, record.file)}: ${field}: `
      expect([start, faults.some((line) => line.startsWith(start) && says.test(line))]).toEqual([
        start,
        true,
      ])
    }
  }
})

test('what one record alone cannot show is found too, all at once', async () => {
  copyKnown()
  const service = 'services/toits-neufs.json'
  set(service, 'title', 'Un titre beaucoup trop long pour que les résultats le montrent en entier')
  set(service, 'metaDescription', 'Trop court.')
  set(service, 'detailedServices.1.id', 'tuiles')
  set(service, 'detailedServices.0.trade', 'monteur-gouttieres')
  set(service, 'detailedServices.2.price.covers', 'Tout.')
  set('prices.json', 'prices.gouttiere-zinc.to', 60)
  set('prices.json', 'prices.tuile-neuve.covers', 'Tout.')
  set(
    'prices.json',
    'prices.lauze.covers',
    'Une heure de couvreur avec son outillage ; hors lauzes.',
  )
  set('trades/poseur-lauze.json', 'keyPoints.0', 'À partir de {prix.lauze} posée')
  set('testimonials/marthe-d-thenon.json', 'imageBefore', undefined)
  set('testimonials/guy-l-le-bugue.json', 'imageAfter', undefined)
  set('testimonials/guy-l-le-bugue.json', 'experience', '2026-03')
  set('testimonials/guy-l-le-bugue.json', 'published', '2026-02')
  set(service, 'testimonials', ['marthe-d-thenon', 'guy-l-le-bugue', 'marthe-d-thenon'])
  set('pages/home.json', 'testimonials.1', 'guy-l-le-bugue')
  set('jobs/gouttieres-de-sarlat.json', 'words', undefined)
  edit('trades/tuilier-poseur.json', (trade) => {
    const { metaDescription } = JSON.parse(
      readFileSync(path.join(folder, 'trades/poseur-lauze.json'), 'utf8'),
    ) as Json
    Object.assign(trade, {
      metaDescription,
      relatedTrades: ['tuilier-poseur', 'poseur-lauze', 'poseur-lauze'],
    })
  })
  set('trades/monteur-gouttieres.json', 'alsoUnder', ['eaux-de-pluie'])
  set('trades/poseur-lauze.json', 'subtitle', 'La pierre à 420 €/m², pas moins')
  set('pages/trades-overview.json', 'familiesTitle', 'Les 9 grandes familles du bâtiment')
  set('pages/service-area.json', 'departmentsTitle', 'Nos cinq départements')
  set(service, 'formChoice.value', 'bois-de-toit')
  set('pages/service-area.json', 'focus.0.city', 'Périgeux')
  set('pages/service-area.json', 'nearby.0.city', 'Périgeu')
  set('pages/service-area.json', 'searchExample', 'Périgeus')
  set('firm.json', 'travel', { freeWithinKm: 50, moderateWithinKm: 50 })
  set('pictures/gouttiere-zinc.json', 'file', 'gouttiere-zink.jpg')
  set('pictures/toit-tuile.json', 'alt', 'Toit')
  writeFileSync(
    path.join(folder, 'pictures', 'oubliee.json'),
    '{ "file": "toit-tuile.jpg", "alt": "Une image que rien ne montre", "illustration": true }',
  )
  writeFileSync(path.join(folder, 'pictures', 'orpheline.jpg'), '')

  const faults = await found()
  const [tooLong = ''] = faults.filter((fault) => fault.startsWith(`${service}: title: `))
  const [, signs = ''] = / a (\d+) signes/.exec(tooLong) ?? []
  expect(tooLong).toMatch(new RegExp(` : ôtez-en ${Number(signs) - 65}$`))
  const starts = [
    `${service}: title: « Un titre beaucoup trop long`,
    `${service}: metaDescription: « Trop court. » a 11 signes ; il en faut 110 à 160`,
    `${service}: detailedServices[1].id: « tuiles » est déjà pris`,
    `${service}: detailedServices[0].trade: « monteur-gouttieres » n'est pas un métier de ce service : ajoutez « toits-neufs » à sa fiche (alsoUnder), ou prenez-en un autre`,
    `${service}: detailedServices[2].price.covers: dites de quoi le prix dépend`,
    'prices.json: prices.gouttiere-zinc.from: « à partir de » (62 €) doit être plus petit que « jusqu’à » (60 €)',
    'prices.json: prices.tuile-neuve.covers: dites ce que le prix comprend',
    'prices.json: prices.lauze.covers: le prix se compte par « heure » ici, et par « m² » dans unit',
    'trades/poseur-lauze.json: keyPoints[0]: ce texte donne un prix : dites aussi {prix.lauze.tva} et {prix.lauze.mois}',
    'testimonials/marthe-d-thenon.json: imageBefore: les images d’avant et d’après vont ensemble',
    'testimonials/guy-l-le-bugue.json: imageAfter: les images d’avant et d’après vont ensemble',
    'testimonials/guy-l-le-bugue.json: published: « 2026-02 » précède les travaux ou la visite (experience, « 2026-03 »)',
    `${service}: testimonials[2]: « marthe-d-thenon » est déjà dans la liste`,
    'pages/home.json: testimonials[1]: « guy-l-le-bugue » est déjà dans la liste',
    'testimonials/rose-v-sarlat-la-caneda.json: aucune page ne le montre',
    'trades/tuilier-poseur.json: metaDescription: « La lauze se pose',
    'trades/tuilier-poseur.json: relatedTrades[2]: « poseur-lauze » est déjà dans la liste',
    'trades/tuilier-poseur.json: relatedTrades: un métier n’est pas connexe à lui-même',
    'trades/monteur-gouttieres.json: alsoUnder: « eaux-de-pluie » est déjà le service du métier',
    'trades/poseur-lauze.json: subtitle: « 420 €/m² » est un prix nommé : écrivez {prix.lauze}',
    'pages/trades-overview.json: familiesTitle: « 9 grandes familles », mais il y en a 2 : écrivez {nombre.familles}',
    'pages/service-area.json: departmentsTitle: « cinq départements », mais il y en a 1 : écrivez {nombre.departements}',
    'services/bois-de-toit.json: formChoice.value: « bois-de-toit » est déjà pris',
    "pages/service-area.json: focus[0].city: « Périgeux » n'est pas dans area.json (le plus proche : « Périgueux »)",
    "pages/service-area.json: nearby[0].city: « Périgeu » n'est pas dans area.json",
    "pages/service-area.json: searchExample: « Périgeus » n'est pas dans area.json",
    'firm.json: travel: « gratuit jusqu’à » (50 km) doit être plus petit',
    "firm.json: travel.freeWithinKm: « 50 » dépasse le rayon d'intervention (40 km)",
    'pictures/gouttiere-zinc.json: file: « gouttiere-zink.jpg » n',
    'pictures/toit-tuile.json: alt: dites ce que montre l’image',
    'pictures/oubliee.json: aucune page ne la montre',
  ]
  for (const start of starts)
    expect([start, faults.filter((fault) => fault.startsWith(start)).length]).toEqual([start, 1])
  const twin = faults.find((fault) => fault.startsWith('trades/tuilier-poseur.json: metaDesc'))
  expect(twin).toMatch(/ est déjà dit par \S+\/trades\/poseur-lauze\.json$/)
  // A picture that was replaced stays behind, and keeps nothing from going online.
  expect(faults.filter((fault) => fault.includes('orpheline'))).toEqual([])
})

test('a picture named like a trade, a family or a choice of a list, which nothing shows, is found', async () => {
  copyKnown()
  const [family] = read('categories.json').categories as Json[]
  // « source » is a choice of « Lu dans » in a fact.
  const names = ['poseur-lauze', String(family!.id), 'source']
  for (const name of names)
    writeFileSync(
      path.join(folder, 'pictures', `${name}.json`),
      '{ "file": "toit-tuile.jpg", "alt": "Une image que rien ne montre", "illustration": true }',
    )
  expect([...(await found())].sort()).toEqual(
    names.map((name) => `pictures/${name}.json: aucune page ne la montre`).sort(),
  )
})

test('a commune or a department that is there twice is found', async () => {
  copyKnown()
  const { departments } = read('area.json') as unknown as {
    departments: { code: string; cities: { name: string; postalCode: string }[] }[]
  }
  const [first] = departments
  const city = first!.cities[0]!
  first!.cities.push(city, { ...city, postalCode: '24999' })
  departments.push({ ...first!, cities: [{ name: 'Une autre', postalCode: '24998' }] })
  set('area.json', 'departments', departments)
  expect((await found()).filter((fault) => fault.startsWith('area.json'))).toEqual([
    `area.json: departments[0].cities[${first!.cities.length - 2}].name: « ${city.name} (${city.postalCode}) » est déjà dans la liste`,
    `area.json: departments[${departments.length - 1}].code: « ${first!.code} » est déjà pris`,
  ])
})

test('the record of a photo may bear the name that a phone gave the photo, and no other one is an address', async () => {
  copyKnown()
  const about = { alt: 'Le chéneau refait, vu du faîtage.', illustration: false }
  const write = (name: string) =>
    writeFileSync(
      path.join(folder, 'pictures', `${name}.json`),
      JSON.stringify({ ...about, file: `${name}.JPG` }),
    )
  for (const name of ['IMG_2041', 'PXL_20260812_101112', 'IMG-20260812-WA0001']) write(name)
  set('pages/home.json', 'hero.image', 'IMG_2041')
  expect(await refused()).toEqual([])
  write('Photo 12')
  expect(await refused()).toEqual([
    "pictures/Photo 12.json: « Photo 12 » ne peut pas nommer une fiche d'image : des lettres sans accent, des chiffres, des traits d'union ou de soulignement ; la photo, elle, garde son nom ; nommez le fichier Photo-12.json",
  ])
  rmSync(path.join(folder, 'pictures', 'Photo 12.json'))
  const trade = path.join(folder, 'trades', 'poseur-lauze.json')
  writeFileSync(path.join(folder, 'trades', 'poseur_lauze.json'), readFileSync(trade))
  expect(await refused()).toEqual([
    "trades/poseur_lauze.json: « poseur_lauze » ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union",
  ])
  rmSync(path.join(folder, 'trades', 'poseur_lauze.json'))
  // What refers to a record that has been renamed so is not at fault itself.
  renameSync(trade, path.join(folder, 'trades', 'poseur-läuze.json'))
  expect(await refused()).toEqual([
    "trades/poseur-läuze.json: « poseur-läuze » ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union ; nommez le fichier poseur-lauze.json",
  ])
  renameSync(path.join(folder, 'trades', 'poseur-läuze.json'), trade)
  writeFileSync(path.join(folder, 'trades', 'poseur-lauze - Copie.json'), readFileSync(trade))
  expect(await refused()).toEqual([
    expect.stringMatching(
      /^trades\/poseur-lauze - Copie\.json: .* ; si c'est une copie, supprimez-la$/,
    ),
  ])
})
