const day = [{ opens: '08:00', closes: '12:00' }]

/** Answers of a made-up firm, whatever services and trades there are to choose from. */
export const testAnswers = {
  // Short, so that no title of any content is too long beside it.
  brand: 'Oc',
  baseline: 'Oc, toiture et maçonnerie',
  identity: { name: 'Oc SARL', siret: '73282932000074' },
  phones: { landline: '05 36 49 00 31', mobile: '06 39 98 01 31' },
  email: 'bonjour@oc.example',
  address: { street: '12 rue des Carriers', postalCode: '24000', city: 'Périgueux' },
  domain: 'oc.example',
  openingHours: {
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    Thursday: day,
    Friday: day,
    Saturday: [],
    Sunday: [],
  },
  founded: 1998,
  radiusKm: 45,
}
