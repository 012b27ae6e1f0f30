import { copyKnown, set, refused, found, folder } from './test-known-records'

test('a date of reading is the record’s, a standard has a fact, and a reading comes before the next one', async () => {
  copyKnown()
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'faqs.0.answer', 'Oui (règle vérifiée le 20/11/2026), selon {fait.declaratio}.')
  expect(await refused()).toEqual([
    `${trade}: faqs.0.answer: « {fait.declaratio} » n'existe pas (le plus proche : « fait.declaration »)`.replace(
      'faqs.0.',
      'faqs[0].',
    ),
  ])
  set(trade, 'faqs.0.answer', 'Oui (règle vérifiée le 20/11/2026).')
  set(trade, 'subtitle', 'Selon les NF DTU 40.2 et NF DTU 40.23')
  set('facts.json', 'facts.declaration.readAgain', '2026-10-11')
  set('pages/quote.json', 'lead', 'Selon le NF DTU 40.23.')
  // What the home page's customers say counts as its own.
  set('testimonials/guy-l-le-bugue.json', 'text', 'Selon le NF DTU 40.23.')
  expect(await found()).toEqual([
    'facts.json: facts.declaration.readAgain: vient avant read.on (2026-10-12)',
    expect.stringMatching(
      /^testimonials\/guy-l-le-bugue\.json: text: parle d'un fait \(« NF.DTU.40\.23 »\)/,
    ),
    expect.stringMatching(/^pages\/quote\.json: lead: parle d'un fait \(« NF.DTU.40\.23 »\)/),
    expect.stringMatching(
      /^trades\/poseur-fenetres-toit\.json: subtitle: « NF DTU 40\.2 » n'a pas/,
    ),
    expect.stringMatching(/faqs\[0\]\.answer: « vérifiée le 20\/11\/2026 » ne peut pas être tapé/),
  ])
})

test('a fact fills a text whole, by its value or by its source', async () => {
  copyKnown()
  set(
    'trades/poseur-fenetres-toit.json',
    'subtitle',
    'En {fait.declaration.valeur} ({fait.declaration.source}). {fait.declaration}',
  )
  const { loadContent } = await import('./load')
  const trade = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(trade?.subtitle).toBe(
    'En un mois (service-public.fr, mars 2026, vérifié le 12/10/2026). Une fenêtre de toit change l’aspect de la maison et se déclare avant les travaux.',
  )
})
