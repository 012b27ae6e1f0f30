import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { copyKnown, edit, set, read, folder, type Json } from './test-known-records'

test('what the record holds fills the legal pages and structured data', async () => {
  copyKnown()
  const today = '2027-06-01'
  jest.useFakeTimers({ now: new Date(`${today}T10:00Z`), doNotFake: ['nextTick', 'setImmediate'] })
  const insurance = {
    guarantee: 'décennale',
    insurer: 'Les Assureurs réunis',
    contact: '1 rue du Bac, 75007 Paris',
    policy: 'P-12',
    activities: ['maçonnerie', 'couverture'],
    area: 'France métropolitaine',
    until: '2027-12-31',
  }
  const label = {
    name: 'Qualibat RGE',
    rge: true,
    domain: 'isolation',
    body: 'Qualibat',
    number: 'E-12',
    until: '2027-09-30',
  }
  edit('firm.json', (firm) => {
    Object.assign(firm, {
      phones: { landline: '05 36 49 00 12', mobile: '06 39 98 12 34' },
      founded: 1998,
      languages: ['fr', 'en'],
      closures: [
        { from: '2027-08-02', until: '2027-08-20', text: 'Fermé.' },
        { from: '2027-05-02', until: '2027-05-20', text: 'Fermé.' },
      ],
      legal: {
        name: 'Durand SARL',
        form: 'SARL',
        capital: 8000,
        siret: '73282932000074',
        register: { kind: 'RCS', city: 'Agen' },
        vatNumber: 'FR44732829320',
        director: 'Jeanne Durand',
        repairs: { hourly: '61 € TTC', fixed: 'Fuite : 120 €', travel: '25 €' },
        insurances: [insurance],
        mediator: { name: 'Médiation', address: '2 rue du Lac', site: 'https://mediation.fr' },
        host: { name: 'Hébergeur', address: '3 rue du Port', phone: '09 72 00 00 00' },
        labels: [label, { ...label, name: 'Périmé', until: '2027-05-31' }],
      },
    })
  })
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { legal } = await import('../catalog')
    const facts = legal.legalNotice.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('facts' in block ? block.facts : [])),
    )
    const said = facts.map(([term, value]) => ordinarySpaces(`${term}: ${value}`))
    for (const fact of [
      'Entreprise: Durand SARL',
      'Nom commercial: Lauze et Volige',
      'Capital social: 8 000 €',
      'Téléphone: 05 36 49 00 12',
      'Portable: 06 39 98 12 34',
      'SIRET: 732 829 320 00074',
      'SIREN: 732 829 320',
      'RCS et ville du greffe: RCS Agen 732 829 320',
      'TVA intracommunautaire: FR44732829320',
      'Numéro de police: P-12',
      'Activités assurées: maçonnerie, couverture',
      'Validité: Jusqu’au 30 septembre 2027',
      'Site: https://mediation.fr',
    ])
      expect(said).toContain(fact)
    expect(JSON.stringify([legal.legalNotice, legal.terms])).not.toMatch(/à compléter|Périmé/)
    const dated = legal.legalNotice.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('until' in block && block.until ? [block.until] : []))
    expect(dated).toEqual(['2027-12-31', '2027-09-30'])

    const { business } = await import('../json-ld/business')
    expect(business({})).toMatchObject({
      legalName: 'Durand SARL',
      taxID: '732829320',
      vatID: 'FR44732829320',
      iso6523Code: '0009:73282932000074',
      foundingDate: '1998',
      knowsLanguage: ['fr', 'en'],
      hasCredential: [{ name: 'Qualibat RGE', identifier: 'E-12', expires: '2027-09-30' }],
      specialOpeningHoursSpecification: [{ validFrom: '2027-08-02', validThrough: '2027-08-20' }],
    })
  } finally {
    jest.useRealTimers()
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('the legal notice explains sample testimonials until the last of them is a customer’s', async () => {
  copyKnown()
  const notice = async () => {
    jest.resetModules()
    process.env.CONTENT_DIR = folder
    try {
      const { legal } = await import('../catalog')
      return JSON.stringify(legal.legalNotice)
    } finally {
      delete process.env.CONTENT_DIR
      jest.resetModules()
    }
  }
  expect(await notice()).toContain('Exemple de témoignage')
  for (const file of readdirSync(path.join(folder, 'testimonials')))
    set(`testimonials/${file}`, 'sample', false)
  expect(await notice()).not.toContain('Exemple de témoignage')
})

test('search engines are told of a firm’s trade, of no contractor where one person works, and « EI » with the name', async () => {
  copyKnown()
  const told = async (firm: Json) => {
    edit('firm.json', (record) => Object.assign(record, firm))
    jest.resetModules()
    process.env.CONTENT_DIR = folder
    try {
      const { business } = await import('../json-ld/business')
      const { '@type': type, legalName } = business({})
      return { type, legalName }
    } finally {
      delete process.env.CONTENT_DIR
      jest.resetModules()
    }
  }
  const several = { businessType: undefined, worksAlone: undefined }
  expect(await told(several)).toMatchObject({ type: 'GeneralContractor' })
  const legal = {
    ...(read('firm.json').legal as Json),
    ...{ name: 'Jeanne Durand', form: 'Entrepreneur individuel', capital: undefined },
  }
  expect(await told({ worksAlone: true, legal })).toEqual({
    type: 'HomeAndConstructionBusiness',
    legalName: 'Jeanne Durand EI',
  })
  expect(await told({ businessType: 'Electrician' })).toMatchObject({ type: 'Electrician' })
}, 120_000)

test('search engines are told a lunch break as two intervals of a day, a day off and each closure, and nothing of a day by appointment', async () => {
  const morning = { opens: '08:00', closes: '12:00' }
  const afternoon = { opens: '13:30', closes: '17:30' }
  copyKnown()
  set('firm.json', 'openingHours', {
    ...{ Monday: [morning, afternoon], Tuesday: [morning, afternoon], Wednesday: [morning] },
    ...{ Thursday: [morning, afternoon], Friday: [morning, afternoon], Saturday: [], Sunday: [] },
    byAppointment: ['Wednesday', 'Saturday'],
  })
  set('firm.json', 'closures', [
    { from: '2099-08-02', until: '2099-08-22', text: 'Fermé.' },
    { from: '2099-12-24', until: '2099-12-31', text: 'Fermé.' },
  ])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { business } = await import('../json-ld/business')
    const days = (...names: readonly string[]) => names.map((name) => `https://schema.org/${name}`)
    const type = { '@type': 'OpeningHoursSpecification' }
    const allDay = { opens: '00:00', closes: '00:00' }
    expect(business({})).toMatchObject({
      openingHoursSpecification: [
        {
          ...type,
          ...morning,
          dayOfWeek: days('Monday', 'Tuesday', 'Thursday', 'Friday'),
        },
        { ...type, ...afternoon, dayOfWeek: days('Monday', 'Tuesday', 'Thursday', 'Friday') },
        { ...type, ...allDay, dayOfWeek: days('Sunday') },
      ],
      specialOpeningHoursSpecification: [
        { ...type, ...allDay, validFrom: '2099-08-02', validThrough: '2099-08-22' },
        { ...type, ...allDay, validFrom: '2099-12-24', validThrough: '2099-12-31' },
      ],
    })
    const { hoursRuns } = await import('@/lib/text/opening-hours')
    const { formFirm } = await import('@/lib/forms/firm')
    const { firm } = await import('../catalog')
    // No form promises a call on such a day.
    expect(formFirm(firm).openingHours).toMatchObject({
      ...{ Monday: [morning, afternoon], Wednesday: [], Saturday: [] },
    })
    expect(formFirm(firm).openingHours).not.toHaveProperty('byAppointment')
    expect(hoursRuns(firm.openingHours)).toEqual([
      { days: 'Lundi et mardi', hours: '8h00-12h00, 13h30-17h30' },
      { days: 'Mercredi', hours: '8h00-12h00, sur rendez-vous' },
      { days: 'Jeudi et vendredi', hours: '8h00-12h00, 13h30-17h30' },
      { days: 'Samedi', hours: 'Sur rendez-vous' },
      { days: 'Dimanche', hours: 'Fermé' },
    ])
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('what the record lacks is not said to search engines', async () => {
  copyKnown()
  set('firm.json', 'legal', { insurances: [] })
  set('firm.json', 'languages', ['fr'])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { business } = await import('../json-ld/business')
    for (const property of [
      'legalName',
      'taxID',
      'vatID',
      'iso6523Code',
      'hasCredential',
      'knowsLanguage',
    ])
      expect(business({})).not.toHaveProperty(property)
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('a short title of a trade says where in any department of the firm’s', async () => {
  copyKnown()
  set('trades/tuilier-poseur.json', 'title', 'Tuilier')
  edit('firm.json', (firm) => {
    firm.where = "dans l'Ain (01)"
  })
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { pages } = await import('../pages')
    const titles = pages.map(({ title }) => ordinarySpaces(title))
    expect(titles).toContain('Tuilier dans l’Ain (01)')
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})
