import type { Firm } from '@/content/schema/firm'
import { plainWords } from '@/lib/text/plain-words'
import { kilometresBetween, type Coordinates } from './geography'

/** A commune of the departments served, present or former. */
export interface Commune {
  readonly name: string
  /** The name as `plain` writes it: what a search compares at each key press. */
  readonly plainName: string
  readonly postalCodes: readonly string[]
  /** Those of its town; small communes have none of their own. */
  readonly coordinates?: Coordinates
  /** For a former commune: the one it has become part of. */
  readonly joined?: string
  /** Whether another commune has this name. */
  readonly hasNamesake?: boolean
}

/** What a commune's distance means for travel fees: none, moderate, discussed. */
type TravelFee = 'none' | 'moderate' | 'discussed'

/** How far a commune is, and what travel to it costs. */
export interface TravelAnswer {
  readonly coordinates: Coordinates
  /** Whole kilometres from the centre of the service area. */
  readonly km: number
  readonly fee: TravelFee
  /** The town whose place was borrowed; absent when the commune's own is known. */
  readonly borrowedFrom?: string
}

/** What a search for a commune needs besides the communes. */
export interface CommuneSearchSettings extends Pick<Firm, 'coordinates' | 'travel'> {
  readonly phone: string
  /** « nos six départements » */
  readonly departments: string
  /** « Penne-d’Agenais, ou 47140 » */
  readonly example: string
}

/**
 * Reads the lines that `scripts/build/territory.ts` writes: name; postal codes; latitude; longitude; joined.
 */
export function parseCommunes(lines: string): readonly Commune[] {
  const times = new Map<string, number>()
  const communes = lines.split('\n').map((line): Commune => {
    const [name = '', codes = '', lat, lng, joined] = line.replace(/'/g, '’').split(';')
    return {
      name,
      plainName: plain(name),
      postalCodes: codes.split(','),
      ...(lat && lng && { coordinates: { lat: Number(lat), lng: Number(lng) } }),
      ...(joined && { joined }),
    }
  })
  for (const { name } of communes) times.set(name, (times.get(name) ?? 0) + 1)
  return communes.map((commune) =>
    times.get(commune.name) === 1 ? commune : { ...commune, hasNamesake: true },
  )
}

/** How names are compared: « St » is « Saint ». */
export function plain(name: string): string {
  return plainWords(name).replace(/\bste?\b/g, (short) => (short === 'st' ? 'saint' : 'sainte'))
}

/**
 * The communes that a visitor may mean, best first: by the start of the name, then of one of its
 * words; digits are the start of a postal code, before or behind a name. Accents, hyphens, case and the
 * article are optional.
 * @param limit how many at most; of a whole postal code there are all, as nothing else would find the others.
 */
export function findCommunes(
  communes: readonly Commune[],
  text: string,
  limit: number,
): readonly Commune[] {
  const wanted = partsOf(text)
  const { digits, name } = wanted
  if (!digits && !name) return []
  const most = digits.length === 5 ? Infinity : limit
  const ranked = communes.flatMap((commune) => {
    const rank = rankOf(commune, wanted)
    return rank === undefined ? [] : [{ commune, rank }]
  })
  if (ranked.length === 0) {
    // « lhay les roses »: an apostrophe or a hyphen was left out.
    const letters = unspaced(name)
    const found = communes.filter(
      (commune) =>
        letters && hasCode(commune, digits) && unspaced(commune.plainName).startsWith(letters),
    )
    // « Agen, Lot-et-Garonne, France »: a department or a country behind the name.
    const bare = text.replace(/,[^\d,]+$|\sfrance\s*$/i, '')
    return found.length > 0 || bare === text
      ? found.slice(0, most)
      : findCommunes(communes, bare, limit)
  }
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ commune }) => commune)
}

/**
 * Whether a text names this commune and no other, so that nobody has to choose it: the whole name, with a
 * postal code where others have the name. « Paris » is not Parisot.
 */
export function isNamedBy(commune: Commune, typed: string): boolean {
  const { digits, name } = partsOf(typed)
  return name === commune.plainName && (!commune.hasNamesake || digits.length === 5)
}

/** What is typed: « 47000 Agen », « Agen (47) », one of the two. */
interface Wanted {
  readonly digits: string
  readonly name: string
}

function partsOf(text: string): Wanted {
  // « Villeneuve/Lot », « Villeneuve s/ Lot »
  const words = plain(text.replace(/(?:\bs)?\/ ?/gi, ' sur '))
  return {
    digits: words.replace(/\D/g, ''),
    name: words.replace(/\d+/g, ' ').replace(/ +/g, ' ').trim(),
  }
}

const hasCode = ({ postalCodes }: Commune, start: string) =>
  postalCodes.some((code) => code.startsWith(start))

const unspaced = (text: string) => text.replace(/ /g, '')

/**
 * How a commune is offered, and written once it is chosen: « Agen (47000) ». Of several postal codes it has
 * the one that was typed, and none where nobody knows which is meant, unless another commune has its name.
 */
export function offeredAs(commune: Commune, typed: string): string {
  const { name, postalCodes, joined } = commune
  const { digits } = partsOf(typed)
  const code = postalCodes.find((each) => each === digits)
  return withDetails(name, code ?? (isNamedAlone(commune) ? undefined : postalCodes[0]), joined)
}

/** Whether a commune is called by its name alone: it has too many postal codes, and nobody else its name. */
const isNamedAlone = ({ postalCodes, hasNamesake }: Commune) =>
  postalCodes.length > 1 && !hasNamesake

/** The commune that was offered as this text. */
export function communeOf(communes: readonly Commune[], text: string): Commune | undefined {
  return communes.find((commune) => {
    const { name, postalCodes, joined } = commune
    return (
      text.startsWith(name) &&
      [...postalCodes, ...(isNamedAlone(commune) ? [undefined] : [])].some(
        (code) => withDetails(name, code, joined) === text,
      )
    )
  })
}

function withDetails(name: string, code: string | undefined, joined: string | undefined): string {
  const details = [code, joined].filter(Boolean).join(', ')
  return details ? `${name} (${details})` : name
}

function rankOf(commune: Commune, { digits, name: wanted }: Wanted): number | undefined {
  if (!hasCode(commune, digits)) return undefined
  const { plainName: name } = commune
  if (!wanted || name === wanted) return 0
  // The article need not be typed: « mas d agenais » finds Le Mas-d'Agenais as « le mas » does.
  if (name.replace(/^(?:les?|la|l) /, '').startsWith(wanted) || name.startsWith(wanted)) return 1
  return name.includes(` ${wanted}`) ? 2 : undefined
}

/**
 * How far a commune is and what that means. One without a place of its own borrows that of the
 * first town that shares a postal code with it, or of the commune it has joined; undefined when
 * there is none.
 */
export function travelTo(
  commune: Commune,
  communes: readonly Commune[],
  { coordinates: centre, travel }: Pick<Firm, 'coordinates' | 'travel'>,
): TravelAnswer | undefined {
  const town = commune.coordinates
    ? commune
    : communes.find(
        ({ name, coordinates, postalCodes }) =>
          coordinates &&
          (name === commune.joined ||
            postalCodes.some((code) => commune.postalCodes.includes(code))),
      )
  if (!town?.coordinates) return undefined
  const km = Math.round(kilometresBetween(centre, town.coordinates))
  return {
    coordinates: town.coordinates,
    km,
    fee:
      km <= travel.freeWithinKm ? 'none' : km <= travel.moderateWithinKm ? 'moderate' : 'discussed',
    ...(town !== commune && { borrowedFrom: town.name }),
  }
}
