import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyKnown, edit, set, refused, found, read, folder, type Json } from './test-known-records'

test('a long name of the firm shortens the titles of families, not their names', async () => {
  copyKnown()
  set('firm.json', 'brand', 'Les Compagnons du Toit et du Mur')
  const titles = (await found()).filter((line) => line.startsWith('categories.json'))
  expect(titles).toEqual([])
})

test('the radius in words is named by texts, and « d’ » gives way to « de » before a consonant', async () => {
  copyKnown()
  set('pages/home.json', 'hero.lead', "Dans un rayon d'{rayon}, d'un seul tenant.")
  const { loadContent } = await import('./load')
  const lead = (words: string) => {
    set('firm.json', 'radius.homeText', words)
    return loadContent(folder)['home-page'].hero.lead.replace(/\u00A0/g, ' ')
  }
  expect(lead('environ 40 km')).toBe('Dans un rayon d’environ 40 km, d’un seul tenant.')
  expect(lead('quarante kilomètres')).toBe(
    'Dans un rayon de quarante kilomètres, d’un seul tenant.',
  )
  expect(lead('40 km')).toBe('Dans un rayon de 40 km, d’un seul tenant.')
})

test('a rate of VAT beside a firm that charges none, and none beside one that does, are found', async () => {
  copyKnown()
  const rates = /taxRate|portent une TVA/
  const ofRates = async () => (await found()).filter((fault) => rates.test(fault))
  set('prices.json', 'prices.lauze.taxRate', 0)
  expect(await ofRates()).toEqual([
    'prices.json: prices.lauze.taxRate: 0 % ne vaut que pour une entreprise en franchise, et firm.json (legal.vatNumber) ne dit pas qu’elle l’est',
  ])
  set('firm.json', 'legal.vatNumber', 'franchise')
  const others = Object.keys(read('prices.json').prices as Json).filter((id) => id !== 'lauze')
  const message =
    '10 % : firm.json dit que l’entreprise ne facture pas de TVA (« franchise »), mettez 0'
  const wrong = await ofRates()
  expect(wrong).toContain(`prices.json: prices.tuile-neuve.taxRate: ${message}`)
  expect(wrong.filter((fault) => fault.startsWith('prices.json'))).toHaveLength(others.length)
  expect(wrong.filter((fault) => fault.startsWith('jobs/'))).not.toEqual([])
  expect(wrong.filter((fault) => fault.startsWith('specimen-quotes/'))).toHaveLength(1)
})

test('somebody who is there twice, or comes next century, and a team that no page shows are found', async () => {
  copyKnown()
  const [first] = (read('team.json').members ?? []) as Json[]
  set('team.json', 'members', [first, { ...first, since: 2099 }])
  const twice = [
    `team.json: members[1].name: « ${String(first?.name)} » est déjà dans la liste`,
    'team.json: members[1].since: « 2099 » : cette année n’est pas commencée',
  ]
  expect(await found()).toEqual(twice)
  rmSync(path.join(folder, 'pages/checks.json'))
  expect(await found()).toEqual([
    'team.json: members: aucune page ne montre l’équipe : elle se lit sur celle de pages/checks.json, qui manque',
    ...twice,
  ])
})

test('what is over once it is written down has no year to come, and a year that comes makes nothing wrong', async () => {
  copyKnown()
  set('firm.json', 'founded', 2099)
  set('pages/home.json', 'updated', '2099-01-01')
  set('prices.json', 'prices.lauze.month', '2099-02')
  set('facts.json', 'facts.tuile-plate', {
    ...((read('facts.json').facts as Json)['tuile-plate'] as Json),
    read: { on: '2099-03-01', from: 'source' },
    readAgain: '2099-09-01',
  })
  set('jobs/grange-du-bugue.json', 'until', '2099-04-01')
  set('specimen-quotes/gouttiere-de-zinc.json', 'date', '2099-05-01')
  set('specimen-quotes/gouttiere-de-zinc.json', 'validUntil', '2099-06-01')
  set('testimonials/guy-l-le-bugue.json', 'experience', '2099-07')
  set('testimonials/guy-l-le-bugue.json', 'published', '2099-08')
  const places = (faults: readonly string[]) =>
    faults.filter((fault) => fault.endsWith(': cette année n’est pas commencée')).sort()
  expect(places(await found())).toEqual(
    [
      'facts.json: facts.tuile-plate.read.on: « 2099-03-01 »',
      'firm.json: founded: « 2099 »',
      'jobs/grange-du-bugue.json: until: « 2099-04-01 »',
      'pages/home.json: updated: « 2099-01-01 »',
      'prices.json: prices.lauze.month: « 2099-02 »',
      'specimen-quotes/gouttiere-de-zinc.json: date: « 2099-05-01 »',
      'testimonials/guy-l-le-bugue.json: experience: « 2099-07 »',
      'testimonials/guy-l-le-bugue.json: published: « 2099-08 »',
    ].map((place) => `${place} : cette année n’est pas commencée`),
  )
  jest.useFakeTimers({ now: new Date('2099-01-02T10:00Z') })
  try {
    expect(places(await found())).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('closures and notices that run backwards or twice over are found, and a week without an hour, a VAT number of another firm, a language that nobody speaks', async () => {
  copyKnown()
  const closed = (from: string, until: string) => ({ from, until, text: 'Fermé.' })
  set('firm.json', 'closures', [
    closed('2027-08-02', '2027-08-20'),
    closed('2027-08-20', '2027-08-25'),
    closed('2027-12-31', '2027-12-24'),
  ])
  set('firm.json', 'notices', [closed('2027-05-02', '2027-05-01')])
  edit('firm.json', ({ openingHours }) => {
    for (const day of Object.keys(openingHours as Json))
      Object.assign(openingHours as Json, { [day]: [] })
    Object.assign(openingHours as Json, { byAppointment: ['Friday', 'Saturday', 'Friday'] })
  })
  set('firm.json', 'legal.siret', '73282932000074')
  set('firm.json', 'legal.vatNumber', 'FR40303265045')
  set('firm.json', 'languages', ['fr', 'gb'])
  expect(await found()).toEqual([
    'firm.json: closures[2]: le premier jour (31 décembre 2027) vient après le dernier (24 décembre 2027)',
    'firm.json: notices[0]: le premier jour (2 mai 2027) vient après le dernier (1er mai 2027)',
    'firm.json: closures[1]: une autre fermeture, du 2 août 2027 au 20 août 2027, a des jours de celle-ci : gardez-en une, ou séparez-les',
    "firm.json: openingHours: aucun jour n'a d'heures sans rendez-vous : dites quand on peut vous joindre, ne serait-ce que par téléphone",
    'firm.json: legal.vatNumber: « FR40303265045 » ne va pas avec le SIRET : son numéro serait FR44732829320',
    'firm.json: openingHours.byAppointment[2]: « Friday » est déjà dans la liste',
    "firm.json: languages[1]: « gb » n'est le code d'aucune langue (fr : français, en : anglais, es : espagnol)",
  ])
})

test('a language, a page of a network and a label stand in the firm’s record once', async () => {
  copyKnown()
  const page = { network: 'facebook', url: 'https://www.facebook.com/toits' }
  const label = {
    ...{ name: 'Qualibat', rge: false, domain: 'Toiture', body: 'Qualibat' },
    ...{ number: 'E-1', until: '2030-01-01' },
  }
  set('firm.json', 'languages', ['fr', 'fr'])
  set('firm.json', 'social', [page, page])
  set('firm.json', 'legal.labels', [label, { ...label, number: 'E-2' }, label])
  expect(await found()).toEqual([
    'firm.json: languages[1]: « fr » est déjà dans la liste',
    `firm.json: social[1]: « ${page.url} » est déjà dans la liste`,
    'firm.json: legal.labels[2]: « Qualibat, E-1 » est déjà dans la liste',
  ])
})

test('a label that calls itself RGE is switched on as one', async () => {
  copyKnown()
  const label = { domain: 'Toiture', body: 'Qualibat', number: 'E-1', until: '2030-01-01' }
  set('firm.json', 'legal.labels', [
    { name: 'Qualibat RGE', rge: false, ...label },
    { name: 'Qualibat RGE', rge: true, ...label },
    { name: 'Artisan', rge: false, ...label },
  ])
  expect(await refused()).toEqual([
    'firm.json: legal.labels[0].rge: « Qualibat RGE » se dit RGE : allumez RGE, ou ôtez ce mot du nom',
  ])
})
