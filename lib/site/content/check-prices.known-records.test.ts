import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { copyKnown, edit, set, refused, found, folder, type Json } from './test-known-records'

test('a description that a longer price makes too long is quoted with that price', async () => {
  copyKnown()
  const trade = 'trades/poseur-lauze.json'
  // 158 signs with « 420 €/m² TTC », which « {prix.lauze} » stands for.
  set(trade, 'metaDescription', `${"Un rang après l'autre, ".repeat(7).slice(0, 145)} {prix.lauze}`)
  set('prices.json', 'prices.lauze.from', 10_420)
  const [fault = ''] = (await found()).filter((each) => each.includes(' signes '))
  expect(fault).toMatch(
    new RegExp(`^${trade}: metaDescription: « Un rang .*10\\s420\\s€/m²\\sTTC » a 161 `),
  )
})

test('a price changed in one place changes in texts, boxes and structured data', async () => {
  copyKnown()
  set('prices.json', 'prices.gouttiere-zinc.from', 71)
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { tradeOf, services } = await import('../catalog')
    const { shownPrice } = await import('../prices')
    const { trades } = await import('../catalog')
    const fitter = trades.find(({ id }) => id === 'monteur-gouttieres')
    expect(fitter && tradeOf(fitter.id).presentationText[0]).toContain('71\u00A0€/ml')
    const box = services
      .flatMap(({ detailedServices }) => detailedServices)
      .find(({ id }) => id === 'gouttieres')?.price
    expect(box && shownPrice(box)).toMatchObject({
      text: 'À partir de 71\u00A0€/ml\u00A0TTC',
      amount: { from: 71 },
    })
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('where a price no longer has the month or the rate of the one that says it for both, the way out is named', async () => {
  copyKnown()
  const text = '{prix.tuile-neuve} la tuile, {prix.lauze} la lauze, {prix.lauze.termes}'
  set('trades/poseur-lauze.json', 'keyPoints.0', text)
  set('prices.json', 'prices.tuile-neuve.month', '2026-08')
  expect(await found()).toEqual([])
  set('prices.json', 'prices.tuile-neuve.month', '2026-09')
  set('prices.json', 'prices.lauze.taxRate', 20)
  expect(await found()).toContain(
    'trades/poseur-lauze.json: keyPoints[0]: ce texte donne un prix : dites aussi {prix.tuile-neuve.tva} et {prix.tuile-neuve.mois}, ou donnez au prix « tuile-neuve » le même taux de TVA et le même mois qu’à « lauze »',
  )
})

test('a price on which no VAT is charged still needs the name of its rate, and the message says why', async () => {
  copyKnown()
  set('firm.json', 'legal.vatNumber', 'franchise')
  set('prices.json', 'prices.lauze.taxRate', 0)
  set('pages/home.json', 'services.lead', 'La lauze à {prix.lauze}, {prix.lauze.mois}.')
  expect((await found()).map(ordinarySpaces)).toContainEqual(
    'pages/home.json: services.lead: ce texte donne un prix : dites aussi {prix.lauze.tva}, où {prix.lauze.tva} écrit « TVA non applicable, article 293 B du CGI »',
  )
})

test('a price whose words speak of a square metre without counting by it is no fault', async () => {
  copyKnown()
  set(
    'prices.json',
    'prices.lauze.covers',
    "Une noue d'un mètre linéaire, sur une charpente prête.",
  )
  expect(await found()).toEqual([])
  set('prices.json', 'prices.lauze.covers', 'La pose, par mètre linéaire de rive.')
  expect(await found()).toEqual([
    'prices.json: prices.lauze.covers: le prix se compte par « mètre linéaire » ici, et par « m² » dans unit',
  ])
})

test('words that announce two amounts before a price of one, or the reverse, are named', async () => {
  copyKnown()
  const at = 'trades/poseur-lauze.json'
  const say = (text: string) => set(at, 'keyPoints.0', `${text} ({prix.lauze.termes})`)
  for (const text of ['Le prix de {prix.lauze}', 'À partir de {prix.lauze}', 'Dès {prix.lauze}']) {
    say(text)
    expect(await found()).toEqual([])
  }
  say('Elle va de {prix.lauze}')
  expect(await found()).toEqual([
    `${at}: keyPoints[0]: « de {prix.lauze} » : ce prix n'a qu'un montant, écrivez « à partir de {prix.lauze} », ou donnez-lui to`,
  ])
  set('prices.json', 'prices.lauze.to', 900)
  expect(await found()).not.toContainEqual(expect.stringContaining('keyPoints[0]: « '))
  say('À partir de {prix.lauze}')
  expect(await found()).toContain(
    `${at}: keyPoints[0]: « À partir de {prix.lauze} » : ce prix a deux montants, écrivez « de {prix.lauze} », ou retirez-lui to`,
  )
})

test('a text that says otherwise than a figure, or says it in its own words, is named', async () => {
  copyKnown()
  set('figures.json', 'figures', {
    'delai.devis': { text: 'cinq jours', about: [['devis', 'chiffr']] },
    'delai.planning': { text: 'dix jours' },
    'delai.depart': { text: 'une à deux semaines', about: [['fenêtres de toit'], ['partir']] },
    'ordre.toit': { text: 'la charpente, puis la tuile', order: [['charpent', 'bois'], ['tuile']] },
  })
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'faqs', [
    { question: 'Quand viendra le devis ?', answer: 'Sous 5 jours. Vous avez une semaine.' },
    { question: 'Et chez nous ?', answer: 'Mieux vaut partir deux jours, ou trois semaines.' },
    {
      question: 'Par quoi commencer ?',
      answer: 'Les tuiles, puis la charpente. La tuile est du bois.',
    },
  ])
  set(trade, 'keyPoints.0', 'Devis en quatre jours')
  set(trade, 'expertises.0.title', 'Chiffré sous {delai.devis.chiffre}')
  set(trade, 'expertises.1.title', '{Delai.devis} pour un chiffre')
  // What one job took, and what its owner says of it.
  set('jobs/clocher-de-thenon.json', 'asked', ['Un devis en deux jours.'])
  set('testimonials/marthe-d-thenon.json', 'text', 'Un devis en deux jours.')
  expect(await found()).toEqual([
    `${trade}: keyPoints[0]: « quatre jours » contredit {delai.devis}, qui vaut « cinq jours »`,
    `${trade}: faqs[0].answer: « 5 jours » est une valeur nommée : écrivez {delai.devis}`,
    `${trade}: faqs[1].answer: « trois semaines » contredit {delai.depart}, qui vaut « une à deux semaines »`,
    `${trade}: faqs[2].answer: « Les tuiles, puis la charpente. » contredit {ordre.toit} : « la charpente, puis la tuile »`,
  ])
  const { loadContent } = await import('./load')
  const read = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(read?.expertises.map(({ title }) => title)).toEqual([
    'Chiffré sous 5 jours',
    'Cinq jours pour un chiffre',
  ])
})

test('texts name the delay of an answer, which the firm’s record holds and may leave out', async () => {
  copyKnown()
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'keyPoints.0', 'Réponse sous {delai.reponse}')
  set('firm.json', 'answerWithinHours', 36)
  const { loadContent } = await import('./load')
  const one = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(ordinarySpaces(one?.keyPoints[0] ?? '')).toBe('Réponse sous 36 h')

  set('firm.json', 'answerWithinHours', undefined)
  expect(await refused()).toEqual([
    `${trade}: keyPoints[0]: « {delai.reponse} » n'existe pas : firm.json ne dit pas sous combien d’heures vous répondez (answerWithinHours)`,
  ])

  set(trade, 'keyPoints.0', 'Réponse rapide')
  edit('figures.json', ({ figures }) => {
    ;(figures as Json)['delai.reponse'] = { text: 'deux jours' }
  })
  expect(await refused()).toEqual([
    'figures.json: figures.delai.reponse: « delai.reponse » ne peut pas être un nom : firm.json le donne (answerWithinHours) : ôtez-le ici',
  ])
})
