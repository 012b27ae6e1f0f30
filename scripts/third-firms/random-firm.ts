import fc from 'fast-check'
import { homesFor } from '../adopt/answer-faults'
import { readAnswers, type Answers } from '../adopt/answers'
import { singleIn, type ContentTree, type Json } from '../adopt/content-tree'
import { testAnswers } from '../adopt/test-answers'
import { placeOf, type Territory } from '../adopt/territory'

/** A random firm, and what its owner changes by hand after the adoption. */
export interface RandomFirm {
  readonly answers: Answers
  /** Families of the content that it hides; some may have been removed by the adoption anyway. */
  readonly hiddenFamilies: readonly string[]
  /** Whether its record has a closure. */
  readonly closes: boolean
}

/** Names with unusual characters, and about as long as titles allow. */
const brands = ['Oc', "L'Orme", 'Bâti & Cie', 'Ô Toit', "D'aplomb", 'Hêtre-Gris', 'A.B.C.']

const landline = testAnswers.phones.landline
const mobile = testAnswers.phones.mobile
const phones = [{ landline, mobile }, { landline }, { mobile }, { landline: '0970 36 49 00' }]

const rgeLabel = {
  ...{ name: 'Qualibat RGE', rge: true, domain: 'Isolation des toitures', body: 'Qualibat' },
  ...{ number: 'E-0001', until: '2099-12-31' },
}

const morning = { opens: '08:00', closes: '12:00' }
const afternoon = { opens: '13:30', closes: '18:00' }
const days = [[], [morning], [morning, afternoon], [{ opens: '09:00', closes: '17:00' }]]

/** A firm somewhere in France, with some of the services, trades and switches. */
export function randomFirm(tree: ContentTree, territory: Territory): fc.Arbitrary<RandomFirm> {
  const { categories } = singleIn(tree.records, 'categories')
  // A page that the content does not have cannot be switched on.
  const switchOf = (page: unknown) => (page === undefined ? fc.constant(false) : fc.boolean())
  const pageAt = (name: string) => tree.records.get(`pages/${name}.json`)
  return fc
    .record({
      brand: fc.constantFrom(...brands),
      phones: fc.constantFrom(...phones),
      week: fc.constantFrom(...days),
      saturday: fc.constantFrom(...days),
      saturdayByAppointment: fc.boolean(),
      commune: fc.constantFrom(
        ...territory.communes.filter((commune) => placeOf(territory, commune)),
      ),
      radiusKm: fc.integer({ min: 10, max: 120 }),
      labels: fc.constantFrom(undefined, [], [rgeLabel]),
      founded: fc.integer({ min: 1900, max: 2026 }),
      answerWithinHours: fc.option(fc.integer({ min: 1, max: 240 }), { nil: undefined }),
      services: fc.subarray([...tree.services], { minLength: 1 }),
      some: fc.subarray([...tree.trades], { minLength: 1 }),
      // Chooses which of a service's tabs is kept in any case, and where a trade without a service goes.
      pick: fc.nat(1000),
      switches: fc.record({
        estimation: switchOf(pageAt('estimation')),
        projectManagement: switchOf(pageAt('project-management')),
        tradesGuide: switchOf(pageAt('trades-overview')),
        jobs: switchOf(pageAt('jobs')),
        map: pageAt('service-area')?.map
          ? fc.constantFrom('none' as const, 'own' as const, 'own-and-google' as const)
          : fc.constant('none' as const),
        whatsApp: fc.boolean(),
        illustrationNotes: fc.boolean(),
        quoteForm: fc.constantFrom(true as const, {
          closedText: "Nous ne prenons plus de demandes avant l'été.",
        }),
        whenOff: fc.constantFrom('404' as const, 'redirect' as const),
      }),
      hiddenFamilies: fc.subarray(categories.map(({ id }) => id)),
      closes: fc.boolean(),
      // A person who charges no VAT, or a company.
      person: fc.boolean(),
    })
    .map(
      ({
        week,
        saturday,
        saturdayByAppointment,
        commune,
        services,
        some,
        pick,
        hiddenFamilies,
        closes,
        person,
        ...drawn
      }) => {
        const { switches } = drawn
        const tabs = services.flatMap((service) => {
          const trades = tree.tabTrades(service)
          return trades[pick % trades.length] ?? []
        })
        const trades = [...new Set([...tabs, ...some, ...tree.trades.slice(0, 2)])]
        const bare = trades.filter(
          (trade) => homesFor(tree, trade, { services, switches }).length === 0,
        )
        const answers = readAnswers(
          {
            ...testAnswers,
            ...drawn,
            baseline: `${drawn.brand}, toiture et maçonnerie`,
            identity: {
              ...testAnswers.identity,
              ...(person && { form: 'EI', vatNumber: 'franchise' }),
            },
            worksAlone: person,
            address: {
              street: '3 rue du Lavoir',
              postalCode: commune.postalCodes[pick % commune.postalCodes.length],
              city: commune.name,
            },
            openingHours: {
              ...testAnswers.openingHours,
              ...{ Monday: week, Tuesday: week, Wednesday: week, Thursday: week, Friday: week },
              // The content check refuses a firm that never opens.
              Saturday: week.length + saturday.length > 0 ? saturday : [morning],
              ...(week.length > 0 && saturdayByAppointment && { byAppointment: ['Saturday'] }),
            },
            services,
            trades,
            homes: Object.fromEntries(
              bare.map((trade) => [trade, services[pick % services.length]]),
            ),
            confirm: true,
          },
          'hasard.json',
        )
        return { answers, hiddenFamilies, closes }
      },
    )
}

/** Draws firms from a seed; no two have the same switches and hide the same families. */
export function drawFirms(
  tree: ContentTree,
  territory: Territory,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly RandomFirm[] {
  const distinct = fc.uniqueArray(randomFirm(tree, territory), {
    minLength: count,
    maxLength: count,
    selector: ({ answers, hiddenFamilies }) => JSON.stringify([answers.switches, hiddenFamilies]),
  })
  return fc.sample(distinct, { numRuns: 1, seed }).flat()
}

/** The records that the owner changes by hand, changed. */
export function changedByHand(
  { hiddenFamilies, closes }: RandomFirm,
  { firm, categories }: { readonly firm: Json; readonly categories: Json },
): { readonly firm: Json; readonly categories: Json } {
  const families = categories.categories as readonly { readonly id: string }[]
  return {
    firm: {
      ...firm,
      ...(closes && {
        closures: [
          {
            from: '2099-08-02',
            until: '2099-08-22',
            text: "Congés d'été : fermé jusqu'au 22 août.",
            promise: 'Votre demande sera lue le 23 août.',
          },
        ],
        notices: [
          { from: '2099-04-05', until: '2099-04-12', text: 'Portes ouvertes le 12 avril.' },
        ],
      }),
    },
    categories: {
      ...categories,
      categories: families.map((family) =>
        hiddenFamilies.includes(family.id) ? { ...family, shown: false } : family,
      ),
    },
  }
}
