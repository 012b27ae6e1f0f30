import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyKnown, edit, set, refused, found, folder, type Json } from './test-known-records'

test('what a job’s own record cannot show is found', async () => {
  copyKnown()
  const job = 'jobs/grange-du-bugue.json'
  set(job, 'commune', 'Le Bugues')
  set('jobs/clocher-de-thenon.json', 'commune', 'Audrix')
  set(job, 'from', '2026-07-01')
  set(job, 'cost.from', 500)
  set(job, 'services', ['toits-neufs', 'toits-neufs'])
  set(job, 'pairs.0.before', 'grange-apres')
  set('pages/jobs.json', 'title', 'Nos neuf chantiers')
  set('jobs/clocher-de-thenon.json', 'metaDescription', 'Trop court.')
  expect((await found()).filter((fault) => /jobs/.test(fault))).toEqual([
    'jobs/clocher-de-thenon.json: metaDescription: « Trop court. » a 11 signes ; il en faut 110 à 160',
    "jobs/clocher-de-thenon.json: commune: « Audrix » n'est pas dans area.json : ajoutez-la aux communes de son département (cities)",
    `${job}: commune: « Le Bugues » n'est pas dans area.json (le plus proche : « Le Bugue »)`,
    `${job}: from: le premier jour (1er juillet 2026) vient après le dernier (12 juin 2026)`,
    `${job}: cost.from: « de » (500 €) est plus grand que « à » (150 €)`,
    `${job}: services[1]: « toits-neufs » est déjà dans la liste`,
    `${job}: pairs[0]: « grange-apres » ne peut pas être l’avant et l’après`,
    'pages/jobs.json: title: « neuf chantiers », mais il y en a 3 : écrivez {nombre.chantiers}',
  ])
})

test('a job in one of two communes that share a name is refused, with both named', async () => {
  copyKnown()
  edit('area.json', (area) => {
    const [{ cities }] = area.departments as [{ cities: Json[] }]
    cities.push({ name: 'Le Bugue', postalCode: '24999' })
  })
  expect(await found()).toEqual([
    "jobs/grange-du-bugue.json: commune: plusieurs communes de area.json s'appellent ainsi, « Le Bugue (24260) » et « Le Bugue (24999) » : ajoutez à leurs noms ce qui les distingue",
  ])
})

test('the list of the jobs has a title of the right length before there is a job, unless it is off', async () => {
  copyKnown()
  for (const name of readdirSync(path.join(folder, 'jobs'))) rmSync(path.join(folder, 'jobs', name))
  set('pages/jobs.json', 'title', 'Nos chantiers, et ce que les murs cachaient depuis cent ans')
  const titles = async () => (await found()).filter((fault) => /jobs\.json: title/.test(fault))
  expect(await titles()).toEqual([expect.stringContaining(' signes ; les résultats en montrent')])
  set('firm.json', 'switches.jobs', false)
  expect(await titles()).toEqual([])
})

test('where there is no testimonial, who names one is offered none', async () => {
  copyKnown()
  rmSync(path.join(folder, 'testimonials'), { recursive: true })
  expect(await refused()).toContain(
    "services/toits-neufs.json: testimonials[0]: « marthe-d-thenon » n'existe pas",
  )
})

test('what a specimen quote’s own record cannot show is found', async () => {
  copyKnown()
  const quote = 'specimen-quotes/gouttiere-de-zinc.json'
  set(quote, 'payments.1.share', 66)
  set(quote, 'validUntil', '2026-10-05')
  set(quote, 'services', ['eaux-de-pluie', 'eaux-de-pluie'])
  const twin = JSON.parse(readFileSync(path.join(folder, quote), 'utf8')) as Json
  const other = { ...twin, payments: [{ when: 'Au bout', share: 100, note: 'Tout.' }] }
  Object.assign(other, { title: 'Une autre gouttière', services: [], validUntil: '2027-01-01' })
  Object.assign(other, { metaDescription: `${String(twin.metaDescription).slice(0, -6)} encore.` })
  writeFileSync(path.join(folder, 'specimen-quotes/zinc.json'), JSON.stringify(other))
  const isSpecimen = (fault: string) => fault.startsWith('specimen-quotes/')
  expect((await found()).filter(isSpecimen)).toEqual([
    `${quote}: validUntil: le dernier jour (5 octobre 2026) ne vient pas après celui du devis (5 octobre 2026)`,
    `${quote}: services[1]: « eaux-de-pluie » est déjà dans la liste`,
    `${quote}: payments: les parts font 99 %, et non 100 %`,
    'specimen-quotes/zinc.json: name: « Gouttière en zinc » est déjà pris',
    'specimen-quotes/zinc.json: number: « SPECIMEN-1 » est déjà pris',
  ])
})

test('an amount that a text takes from a specimen quote is the amount of one of its lines', async () => {
  copyKnown()
  const at = 'trades/poseur-lauze.json'
  set('specimen-quotes/gouttiere-de-zinc.json', 'lots.0.lines.0', {
    label: 'Échafaudage',
    quantity: 96,
    unit: 'm²',
    unitPrice: 1250,
    taxRate: 10,
    note: 'Monté et démonté.',
  })
  const say = (said: string) =>
    set(at, 'keyPoints.0', `Un toit demande 2 000 €. Notre devis de zinc commenté compte ${said}.`)
  for (const said of ['1 320 € TTC', '1 200 € HT']) {
    say(said)
    expect(await found()).toEqual([])
  }
  say('1 430 € TTC')
  expect(await found()).toEqual([
    `${at}: keyPoints[0]: « 1 430 € TTC » n'est le montant d'aucune ligne, d'aucun lot ni d'aucun total des devis commentés`,
  ])
})
