import { loopbackHosts, readEnvironment } from '../../lib/environment'
import type { ContentRecord } from './content-records'

/** Something that only the owner can replace. */
export interface Finding {
  readonly kind: LaunchKind
  /** The file that holds it, or « environment ». */
  readonly where: string
  readonly what: string
}

export type LaunchKind = keyof typeof launchKinds

/** Kinds of findings in the order of the report, with their titles. */
const launchKinds = {
  blank: 'Texts to complete',
  testimonial: 'Sample testimonials to replace by real ones',
  picture: 'Illustrations to replace by photos',
  address: 'Addresses on domains that nobody can own',
  phone: 'Phone numbers reserved for fiction',
  coordinates: 'Position to confirm',
  relay: 'Relay that receives the forms',
} as const

/** A value inside a record: `path` leads to it, `parent` holds it. */
interface Place {
  readonly value: unknown
  readonly path: string
  readonly parent: unknown
}

type ContentKind = Exclude<LaunchKind, 'relay'>

/** For each kind, what the owner must do about a value; undefined where it is fine. */
const findIn: Record<ContentKind, (place: Place) => string | undefined> = {
  blank: ({ value, path, parent }) => {
    if (typeof value !== 'string' || !/\[[^\]]*à compléter\s*\]/i.test(value)) return undefined
    // In a list of facts the value stands beside its name.
    const term = Array.isArray(parent) && parent[1] === value ? `${parent[0]}: ` : ''
    return `complete ${path} (${term}${value})`
  },

  testimonial: ({ value, path }) =>
    isRecord(value) && value.sample === true
      ? `replace the sample testimonial of ${String(value.author)} (${path})`
      : undefined,

  picture: ({ value, path }) =>
    isRecord(value) && value.illustration === true
      ? `replace ${path} (${String(value.file)}) by a photo of your own, and set "illustration: false"`
      : undefined,

  address: ({ value, path }) => {
    const addresses = typeof value === 'string' ? reservedAddresses(value) : []
    return addresses.length > 0 ? `replace ${addresses.join(', ')} in ${path}` : undefined
  },

  phone: ({ value, path }) => {
    const numbers = typeof value === 'string' ? fictionalNumbers(value) : []
    return numbers.length > 0 ? `replace ${numbers.join(', ')} in ${path}` : undefined
  },

  // What the sample firm came with.
  coordinates: ({ value, path }) =>
    isRecord(value) && value.lat === 44.4 && value.lng === 0.7
      ? `confirm ${path}: 44.40 N, 0.70 E lies about 32 km from the centre of Lavergne`
      : undefined,
}

/** Everything that the owner must still replace, in the records and in the environment. */
export function launchFindings(
  records: readonly ContentRecord[],
  environment: { readonly RELAY_URL?: string | undefined },
): readonly Finding[] {
  const kinds = Object.keys(findIn) as ContentKind[]
  const found = records.flatMap(({ file, record }) =>
    [...placesIn(record)].flatMap((place) =>
      kinds.flatMap((kind): Finding[] => {
        const what = findIn[kind](place)
        return what === undefined ? [] : [{ kind, where: file, what }]
      }),
    ),
  )
  const relay = relayFault(environment.RELAY_URL)
  return relay === undefined
    ? found
    : [...found, { kind: 'relay', where: 'environment', what: relay }]
}

/** The findings as the owner reads them: by kind, one line each, and their number. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left to replace: the site can go live.'
  const groups = (Object.keys(launchKinds) as LaunchKind[]).flatMap((kind) => {
    const lines = findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, what }) => `${where}: ${what}`)
    return lines.length > 0 ? [`── ${launchKinds[kind]}: ${lines.length}`, ...lines, ''] : []
  })
  return [...groups, `${findings.length} left to replace before the site goes live.`].join('\n')
}

/** A record's values, and theirs, each with the dotted path that leads to it. */
function* placesIn(value: unknown, path = '', parent?: unknown): Generator<Place> {
  yield { value, path, parent }
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    // In a list, a record's own id is easier to search for than its number.
    const step = Array.isArray(value) && isRecord(child) ? (child.id ?? key) : key
    yield* placesIn(child, path === '' ? String(step) : `${path}.${step}`, value)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

/** Sites and mailboxes on a name set aside for examples (RFC 2606). */
function reservedAddresses(text: string): string[] {
  const reserved = /\.(?:example|test|invalid|localhost)(?!\.?[\w-])|\bexample\.(?:com|net|org)\b/i
  return text.split(/[\s,;()«»"']+/).flatMap((word) => {
    return reserved.test(word) ? [word.replace(/[.:!?]+$/, '')] : []
  })
}

/** French numbers in the ranges that the regulator keeps for fiction. */
function fictionalNumbers(text: string): string[] {
  const ranges = ['019900', '026191', '035301', '046571', '053649', '063998']
  const numbers = text.match(/(?:(?:\+|00)33[\s.-]?|\b0)[1-9](?:[\s.-]?\d\d){4}/g) ?? []
  return numbers.filter((number) => {
    const digits = number.replace(/^(?:\+|00)33/, '0').replace(/\D/g, '')
    return ranges.some((range) => digits.startsWith(range))
  })
}

/** What is wrong with the address that a production build would post to. */
function relayFault(value: string | undefined): string | undefined {
  let relayUrl: string
  try {
    relayUrl = readEnvironment({ RELAY_URL: value }).relayUrl
  } catch (error) {
    return (error as Error).message
  }
  const { hostname } = new URL(relayUrl)
  if (loopbackHosts.includes(hostname))
    return `RELAY_URL ${relayUrl} is on this machine, which visitors cannot reach`
  if (reservedAddresses(hostname).length > 0)
    return `RELAY_URL ${relayUrl} is on a domain that nobody can own`
  return undefined
}
