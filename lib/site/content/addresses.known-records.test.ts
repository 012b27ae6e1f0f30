import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  copyKnown,
  edit,
  set,
  refused,
  pathsOf,
  found,
  read,
  folder,
  type Json,
} from './test-known-records'

test('an address, a family or a choice of the form that is there twice or not at all is found', async () => {
  copyKnown()
  edit('categories.json', (record) => {
    const [first, ...others] = record.categories as Json[]
    Object.assign(record, { categories: [first, { ...others[0], ...first }, ...others] })
  })
  for (const name of readdirSync(path.join(folder, 'services')))
    set(`services/${name}`, 'formChoice', undefined)
  const faults = await found()
  for (const start of [
    'categories.json: categories[1].id: «',
    "categories.json: l'adresse /",
    'firm.json: switches.quoteForm: aucun service n’a de formChoice',
  ])
    expect([start, faults.some((fault) => fault.startsWith(start))]).toEqual([start, true])
})

test('a page whose file is deleted is there no more, and that is no fault', async () => {
  copyKnown()
  expect((await pathsOf()).has('/verifiez-nous')).toBe(true)
  rmSync(path.join(folder, 'pages/checks.json'))
  rmSync(path.join(folder, 'team.json'))
  expect(await found()).toEqual([])
  const left = await pathsOf()
  expect([left.has('/verifiez-nous'), left.has('/aides-et-tva')]).toEqual([false, false])
})

test('what still names a record that is gone or renamed is told its name, or what to do in either case', async () => {
  copyKnown()
  const rename = (kind: string, old: string, now: string) =>
    renameSync(path.join(folder, kind, `${old}.json`), path.join(folder, kind, `${now}.json`))
  rename('services', 'toits-neufs', 'couverture-et-zinc')
  rename('trades', 'monteur-gouttieres', 'zingueur')
  const saidOf = async (field: string) => (await refused()).find((line) => line.startsWith(field))
  const service = 'trades/poseur-lauze.json: serviceSlug: « toits-neufs »'
  const trade = 'services/eaux-de-pluie.json: detailedServices[0].trade: « monteur-gouttieres »'
  expect(await saidOf(service)).toMatch(
    /n'existe pas.* ; ôtez-le ou remplacez-le ; si la fiche a été renommée, mettez « toits-neufs » dans ses « Anciens noms de la fiche » \(formerIds\)$/,
  )
  expect(await saidOf(trade)).toMatch(
    / ; ôtez-le .* mettez « monteur-gouttieres » dans ses « Anciens noms/,
  )
  set('services/couverture-et-zinc.json', 'formerIds', ['couverture', 'toits-neufs'])
  set('trades/zingueur.json', 'formerIds', ['monteur-gouttieres'])
  expect(await saidOf(service)).toBe(
    `${service} n'existe plus : la fiche s'appelle « couverture-et-zinc »`,
  )
  expect(await saidOf(trade)).toBe(`${trade} n'existe plus : la fiche s'appelle « zingueur »`)
  set('trades/poseur-lauze.json', 'categoryId', 'pierre-et-zinc')
  const family = 'trades/poseur-lauze.json: categoryId: « pierre-et-zinc »'
  expect(await saidOf(family)).toMatch(
    /n'existe pas.* ; si la famille a été renommée, mettez « pierre-et-zinc » dans ses formerIds$/,
  )
  set('categories.json', 'categories.0.formerIds', ['pierre-et-zinc'])
  expect(await saidOf(family)).toBe(
    `${family} n'existe plus : la famille s'appelle « sur-le-toit »`,
  )
  // A slip of the hand is no other name.
  set('services/eaux-de-pluie.json', 'detailedServices.0.trade', 'zingeur')
  expect(await saidOf('services/eaux-de-pluie.json: detailedServices[0].trade')).toBe(
    "services/eaux-de-pluie.json: detailedServices[0].trade: « zingeur » n'existe pas (le plus proche : « zingueur »)",
  )
})

test('former names of services, trades, families, jobs and specimen quotes lead to what their pages are called now, in one hop', async () => {
  copyKnown()
  set('services/toits-neufs.json', 'formerIds', ['couverture'])
  set('trades/poseur-lauze.json', 'formerIds', ['lauzeur'])
  set('trades/poseur-lauze.json', 'formerServices', ['pierre'])
  set('trades/poseur-lauze.json', 'alsoUnder', ['bois-de-toit'])
  set('categories.json', 'categories.1.formerIds', ['charpente'])
  set('jobs/grange-du-bugue.json', 'formerIds', ['grange'])
  set('specimen-quotes/gouttiere-de-zinc.json', 'formerIds', ['gouttiere'])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { fixedRedirects, movedAddresses } = await import('../all-redirects')
    const led = Object.fromEntries(fixedRedirects.map(({ from, to }) => [from, to]))
    const lauze = '/services/toits-neufs/metiers/poseur-lauze'
    const expected = {
      '/services/couverture': '/services/toits-neufs',
      '/service/couverture': '/services/toits-neufs',
      '/services/couverture/metiers/tuilier-poseur': '/services/toits-neufs/metiers/tuilier-poseur',
      '/services/couverture/metiers/poseur-lauze': lauze,
      '/services/couverture/metiers/lauzeur': lauze,
      '/services/toits-neufs/metiers/lauzeur': lauze,
      '/services/bois-de-toit/metiers/lauzeur': lauze,
      '/services/pierre/metiers/poseur-lauze': lauze,
      '/services/pierre/metiers/lauzeur': lauze,
      '/metiers-renovation/categories/charpente': '/metiers-renovation/categories/sous-le-toit',
      '/realisations/grange': '/realisations/grange-du-bugue',
      '/devis-commente/gouttiere': '/devis-commente/gouttiere-de-zinc',
    }
    expect(led).toMatchObject(expected)
    expect(movedAddresses).toMatchObject(expected)
    expect(led).not.toHaveProperty(['/services/pierre'])
    expect(fixedRedirects.filter(({ permanent }) => !permanent)).toEqual([])
    // What the 404 page goes by, on a host without rules.
    const { redirectTarget } = await import('@/lib/addresses/redirects')
    expect(redirectTarget('/services/couverture/', movedAddresses)).toBe('/services/toits-neufs')
    expect(redirectTarget('/services/constructor', movedAddresses)).toBeUndefined()
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
  expect(await found()).toEqual([])
})

test('a former address that a page, another record or a redirect has taken is named', async () => {
  copyKnown()
  set('services/toits-neufs.json', 'formerIds', ['bois-de-toit', 'couverture'])
  set('services/bois-de-toit.json', 'formerIds', ['couverture'])
  set('trades/poseur-lauze.json', 'formerIds', ['tuilier-poseur', 'lauzeur'])
  set('trades/tuilier-poseur.json', 'formerIds', ['lauzeur'])
  set('trades/poseur-lauze.json', 'formerServices', ['toits-neufs'])
  set('categories.json', 'categories.1.formerIds', ['sur-le-toit'])
  const at = (file: string) => path.join(folder, file)
  expect([...(await found())].sort()).toEqual([
    "categories.json: categories[1].formerIds[0]: « /metiers-renovation/categories/sur-le-toit » est l'adresse d'une page : ôtez ce nom",
    `services/bois-de-toit.json: formerIds[0]: « /services/couverture » est déjà une ancienne adresse, dite par ${at('services/toits-neufs.json')} : ôtez ce nom`,
    `services/toits-neufs.json: formerIds[0]: « /services/bois-de-toit » est l'adresse d'une page : ôtez ce nom`,
    `trades/poseur-lauze.json: formerIds[0]: « /services/toits-neufs/metiers/tuilier-poseur » est l'adresse d'une page : ôtez ce nom`,
    `trades/poseur-lauze.json: formerServices[0]: « /services/toits-neufs/metiers/poseur-lauze » est l'adresse d'une page : ôtez ce nom`,
    `trades/tuilier-poseur.json: formerIds[0]: « /services/toits-neufs/metiers/lauzeur » est déjà une ancienne adresse, dite par ${at('trades/poseur-lauze.json')} : ôtez ce nom`,
  ])
  set('firm.json', 'switches', {
    ...(read('firm.json').switches as Json),
    ...{ projectManagement: false, whenOff: 'redirect' },
  })
  set('services/bois-de-toit.json', 'formerIds', ['gestion-projet'])
  expect(await found()).toContain(
    'services/bois-de-toit.json: formerIds[0]: « /services/gestion-projet » mène déjà à /#services : ôtez ce nom',
  )
})
