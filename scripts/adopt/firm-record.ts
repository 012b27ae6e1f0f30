import type { Firm } from '../../content/schema/firm'
import type { Coordinates } from '../../lib/area/geography'
import type { Answers } from './answers'
import type { Json } from './content-tree'
import { communeOf, placeOf, type Territory } from './territory'
import { whereOf } from './where'

/** Where the firm stands, for the distances that everything else counts from. @throws when nobody knows. */
export function centreOf(
  answers: Pick<Answers, 'address' | 'coordinates'>,
  territory: Territory,
): Coordinates {
  const commune = communeOf(territory, answers.address.postalCode, answers.address.city)
  const centre = answers.coordinates ?? (commune && placeOf(territory, commune))
  if (!centre) throw new Error(`No place is known for ${answers.address.city}.`)
  return centre
}

/**
 * The record of the firm that answers describe. Texts stay as they are typed. A first adoption removes what
 * was the former firm's only: closures, notices, insurances, labels, a form that takes no requests, one that
 * asks visitors for a key of Google's map. Where the same firm answers again, what follows from an answer is
 * written anew only if that answer has changed: its owner may have found other words, or a nearer limit.
 */
export function firmRecord(
  before: Json,
  answers: Answers,
  territory: Territory,
  { again, year }: { readonly again: boolean; readonly year: number },
): Json {
  const { address, workshop, identity, radiusKm, domain } = answers
  const known = (entry: typeof address) => {
    const commune = communeOf(territory, entry.postalCode, entry.city)
    return {
      street: entry.street,
      postalCode: entry.postalCode,
      city: commune?.name ?? entry.city,
      department: territory.departments.get(commune?.department ?? '') ?? '',
    }
  }
  // Without the field, it is not known whether the firm has labels.
  const legal = again ? (before.legal as Json) : { insurances: [] }
  const { switches: switchesBefore } = before as { readonly switches: Firm['switches'] }
  const switches = {
    ...switchesBefore,
    ...(!again && { quoteForm: true, map: switchesBefore.map === 'none' ? 'none' : 'own' }),
    ...answers.switches,
  }
  /** What follows from an answer: as it stands where the same firm gives the answer that stands. */
  const following = (field: string, isUnchanged: boolean, value: unknown) => ({
    [field]: again && isUnchanged ? before[field] : value,
  })
  const { department } = known(address)
  const {
    origins,
    radius,
    travel,
    addresses: {
      registered: { department: beforeDepartment },
    },
  } = before as {
    readonly addresses: { readonly registered: { readonly department: string } }
    readonly origins: { readonly canonical: string }
    readonly radius: { readonly serviceAreaKm: number }
    readonly travel: { readonly freeWithinKm: number }
  }
  const isSameRadius = radius.serviceAreaKm === radiusKm
  const { freeTravelKm = usualFreeTravel(radiusKm) } = answers
  const isSameTravel = travel.freeWithinKm === (answers.freeTravelKm ?? travel.freeWithinKm)
  return {
    ...before,
    brand: answers.brand,
    baseline: answers.baseline,
    ...following(
      'where',
      department === beforeDepartment && before.baseline === answers.baseline,
      whereOf(department, answers.baseline, territory),
    ),
    ...(answers.tagline && { tagline: answers.tagline }),
    ...(answers.promise && { promise: answers.promise }),
    ...following('origins', new URL(origins.canonical).hostname.replace(/^www\./, '') === domain, {
      canonical: `https://www.${domain}`,
      alias: `https://${domain}`,
    }),
    phones: answers.phones,
    email: answers.email,
    ...promiseOf(before, answers.answerWithinHours, again),
    addresses: {
      registered: known(address),
      ...(workshop && { workshop: known(workshop) }),
    },
    coordinates: centreOf(answers, territory),
    openingHours: answers.openingHours,
    ...(!again && { closures: [], notices: [], businessType: undefined, worksAlone: undefined }),
    languages: answers.languages ?? (again ? before.languages : ['fr']),
    founded: answers.founded,
    social: answers.social,
    ...following(
      'experience',
      before.founded === answers.founded,
      experienceSince(answers.founded, year),
    ),
    ...following('radius', isSameRadius, {
      serviceAreaKm: radiusKm,
      homeText: `environ ${radiusKm} km`,
    }),
    ...following('travel', isSameRadius && isSameTravel, travelWithin(radiusKm, freeTravelKm)),
    ...(answers.worksAlone !== undefined && { worksAlone: answers.worksAlone }),
    // WhatsApp needs a mobile number.
    switches: answers.phones.mobile ? switches : { ...switches, whatsApp: false },
    legal: {
      ...legal,
      ...definedOnly(identity),
      ...(answers.labels && { labels: answers.labels }),
    },
  }
}

/**
 * How soon a request is answered, in the record and beside the e-mail; the promise of another firm is
 * dropped.
 */
function promiseOf(before: Json, hours: number | undefined, again: boolean): Json {
  if (again && hours === before.answerWithinHours) return {}
  if (hours !== undefined) return { answerWithinHours: hours, emailNote: `Réponse sous ${hours} h` }
  return again ? {} : { answerWithinHours: undefined, emailNote: 'Nous lisons chaque message' }
}

/**
 * « Plus de 25 ans » in whole fives once there are ten full years; up to then, the full years themselves. A
 * firm founded late in 2001 has no more than 24 behind it in 2026. Words such as « d'expérience » follow.
 */
function experienceSince(founded: number, year: number): Json {
  const fullYears = year - founded - 1
  const fives = Math.floor(fullYears / 5) * 5
  // In the second calendar year neither « un an » nor « moins d'un an » is sure.
  const first = ["Moins d'un an", 'Une première année', 'Un an']
  const few = first[year - founded] ?? `${fullYears} ans`
  const said = fives >= 10 ? `Plus de ${fives} ans` : few
  return { home: said, trades: said, since: `Depuis ${founded}` }
}

/** How far travel is free unless told: about three fifths of the radius, in whole fives. Kilometres. */
export function usualFreeTravel(radiusKm: number): number {
  return Math.min(Math.max(5, Math.round((radiusKm * 0.6) / 5) * 5), radiusKm - 1)
}

/** Free so far, and charged moderately up to the radius. */
function travelWithin(radiusKm: number, freeKm: number): Json {
  return { freeWithinKm: freeKm, moderateWithinKm: Math.max(radiusKm, freeKm + 1) }
}

function definedOnly(values: Json): Json {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
