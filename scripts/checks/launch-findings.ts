import path from 'node:path'
import { ownRelayCopies } from '../../content/legal/parts/retention'
import type { Firm } from '../../content/schema/firm'
import { staysHere } from '../../lib/text/stays-here'
import { isOwnRelay, readEnvironment } from '../../lib/environment'
import type { Coordinates } from '../../lib/area/geography'
import { collections, singles } from '../../lib/site/content/kinds'
import { ordinarySpaces } from '../../lib/text/ordinary-spaces'
import { monthNames } from '../../lib/text/months'
import type { ContentRecord } from './content-records'
import { contradictedPrices } from './launch-amounts'
import { untrueClaims } from './launch-claims'
import { staleFacts } from './launch-facts'
import {
  activitiesToCompare,
  contradictedExperience,
  endingSoon,
  missingIdentity,
  pastFacts,
  strayCentre,
  unlikelyPeriods,
  uncheckedAccessibility,
  unreadTerms,
} from './launch-firm'
import { isRecord } from '../../lib/site/content/field-path'
import {
  isToComplete,
  placesIn,
  textsIn,
  type DeepPartial,
  type Found,
  type Place,
} from './record-places'
import { foreignPlaces, unregisteredPlaces } from './launch-places'
import { locateCommune } from './french-places'

/** Something that only the owner can replace. */
export interface Finding {
  readonly kind: LaunchKind
  /** The file that holds it, or « environnement ». */
  readonly where: string
  /** The dotted path in that file, or the variable. */
  readonly field: string
  readonly what: string
}

export type LaunchKind = keyof typeof launchKinds

/** Kinds of findings in the order of the report, with their titles. */
const launchKinds = {
  identity: 'Ce que la loi demande et qui manque à firm.json',
  terms: 'Ce à quoi le site engage l’entreprise',
  accessibility: 'Ce que le site dit avoir vérifié',
  blank: 'Textes à compléter',
  agreement: 'Phrases à accorder avec ce qu’elles comptent',
  testimonial: 'Témoignages d’exemple à remplacer par de vrais',
  review: 'Ce que la loi veut auprès des vrais témoignages',
  job: 'Chantiers d’exemple à remplacer par de vrais',
  member: 'Membres d’exemple de l’équipe à remplacer par de vrais',
  picture: 'Illustrations à remplacer par des photos',
  logo: "Logo d'une autre entreprise",
  unnamed: 'Images qu’aucune fiche ne nomme',
  address: 'Adresses sur un domaine que personne ne peut avoir',
  phone: 'Numéros de téléphone réservés à la fiction',
  coordinates: 'Position à confirmer',
  place: 'Lieux qui ne sont pas ceux de l’entreprise',
  amount: 'Prix dits deux fois, autrement',
  date: 'Dates passées, bientôt passées ou peu vraisemblables',
  fact: 'Faits de droit, d’impôt, d’aide et de norme à lire à leur source',
  label: 'Labels que firm.json n’a pas',
  claim: 'Textes qui ne sont pas vrais de l’entreprise',
  relay: 'Relais qui reçoit les formulaires',
} as const

type PlaceKind =
  | 'blank'
  | 'testimonial'
  | 'review'
  | 'job'
  | 'member'
  | 'picture'
  | 'address'
  | 'phone'

/** For each kind, what the owner must do about a value; undefined where it is fine. */
const findIn: Record<PlaceKind, (place: Place) => string | undefined> = {
  blank: ({ value, path, parent }) => {
    if (typeof value !== 'string' || !isToComplete(value)) return undefined
    // In a list of terms and values, the value stands beside its term.
    const term = Array.isArray(parent) && parent[1] === value ? `${parent[0]} : ` : ''
    return `complétez ${path} (${term}${value})`
  },

  // The record of a testimonial or a job is a sample as a whole.
  testimonial: ({ value, path }) =>
    path === '' && isRecord(value) && value.sample === true && 'author' in value
      ? `remplacez le témoignage d'exemple signé ${String(value.author)}, ou supprimez son fichier et retirez-le des pages qui le nomment`
      : undefined,

  review: ({ value, path }) => {
    if (path !== '' || !isRealTestimonial(value)) return undefined
    const lacking = ['experience', 'published'].filter((field) => value[field] === undefined)
    return lacking.length > 0
      ? `complétez ${lacking.join(' et ')} du témoignage signé ${String(value.author)} : le mois des travaux et celui de la publication se lisent auprès d'un avis (${reviewLaw})`
      : undefined
  },

  job: ({ value, path }) =>
    path === '' && isRecord(value) && value.sample === true && 'title' in value
      ? `remplacez le chantier d'exemple « ${String(value.title)} », ou supprimez son fichier`
      : undefined,

  member: ({ value, path }) =>
    isRecord(value) && value.sample === true && 'role' in value
      ? `remplacez le membre d'exemple ${String(value.name)} (${path}), ou retirez-le`
      : undefined,

  // An owner may keep one at the head of a page; among works, `stayingPictures` finds it.
  picture: ({ value }) =>
    isRecord(value) && value.illustration === true && value.mayStay !== true
      ? `remplacez ${String(value.file)} par une photo à vous, et mettez "illustration": false`
      : undefined,

  address: ({ value, path }) => {
    const addresses = typeof value === 'string' ? reservedAddresses(value) : []
    return addresses.length > 0 ? `remplacez ${addresses.join(', ')} dans ${path}` : undefined
  },

  phone: ({ value, path }) => {
    const numbers = typeof value === 'string' ? fictionalNumbers(value) : []
    return numbers.length > 0 ? `remplacez ${numbers.join(', ')} dans ${path}` : undefined
  },
}

const reviewLaw = 'Code de la consommation, articles L111-7-2 et D111-17'

/** The record of what a customer has said. */
function isRealTestimonial(record: unknown): record is Readonly<Record<string, unknown>> {
  return isRecord(record) && record.sample === false && 'author' in record
}

/** What a firm that shows customers' words must say of all of them. */
function missingReviews(
  records: readonly ContentRecord[],
  { legal }: DeepPartial<Firm>,
): readonly Found[] {
  return !legal || legal.reviews || !records.some(({ record }) => isRealTestimonial(record))
    ? []
    : [
        {
          field: 'legal.reviews',
          what: `complétez legal.reviews (Avis des clients : contrôlés ou non, leur ordre, contrepartie, durées ; ${reviewLaw})`,
        },
      ]
}

/**
 * Everything that the owner must still replace, in the records and in the environment.
 * @param formerTowns the towns of the firm that these records have been adopted from.
 */
export function launchFindings(
  records: readonly ContentRecord[],
  environment: { readonly RELAY_URL?: string | undefined },
  day: string,
  formerTowns: readonly string[] = [],
): readonly Finding[] {
  const kinds = Object.keys(findIn) as PlaceKind[]
  const relay = relayFault(environment.RELAY_URL)
  return [
    ...records.flatMap(({ file, record }) =>
      [...placesIn(record)].flatMap((place) =>
        kinds.flatMap((kind): Finding[] => {
          const what = findIn[kind](place)
          return what === undefined ? [] : [{ kind, where: file, field: place.path, what }]
        }),
      ),
    ),
    ...firmFindings(records, day, formerTowns),
    ...stayingPictures(records),
    ...contradictedPrices(records).map(({ file, ...found }): Finding => ({
      kind: 'amount',
      where: file,
      ...found,
    })),
    ...staleFacts(records, day).map(({ file, ...found }): Finding => ({
      kind: 'fact',
      where: file,
      ...found,
    })),
    ...pastTexts(records, day),
    ...(relay === undefined
      ? untrueOfThirdParty(records, environment.RELAY_URL ?? '')
      : [{ kind: 'relay' as const, where: 'environnement', field: 'RELAY_URL', what: relay }]),
  ]
}

/** Findings from comparing the firm's record with the law, the calendar, the map and the texts. */
function firmFindings(
  records: readonly ContentRecord[],
  day: string,
  formerTowns: readonly string[],
): readonly Finding[] {
  const own = records.find(({ file }) => file.endsWith('/firm.json'))
  if (!own) return []
  const { file: where } = own
  const firm = own.record as DeepPartial<Firm>
  const of = (kind: LaunchKind, found: readonly Found[]) =>
    found.map((finding): Finding => ({ kind, where, ...finding }))
  return [
    ...of('identity', missingIdentity(firm)),
    ...of('terms', unreadTerms(firm)),
    ...of('accessibility', uncheckedAccessibility(firm)),
    ...of('review', missingReviews(records, firm)),
    ...of('date', [
      ...pastFacts(firm, day),
      ...endingSoon(firm, day),
      ...unlikelyPeriods(firm, day),
    ]),
    ...of(
      'coordinates',
      strayCentre(firm, (city, code) => authored(records, city) ?? locateCommune(city, code)),
    ),
    ...placeFindings(records, firm, formerTowns),
    ...areaFindings(records),
    ...labelClaims(records, firm),
    ...of('claim', contradictedExperience(firm, day)),
    ...untrueClaims(records, firm, day).map(({ file, ...found }): Finding => ({
      kind: 'claim',
      where: file,
      ...found,
    })),
  ]
}

/** Names of foreign places, in all texts except the record of the area and what the owner says of himself. */
function placeFindings(
  records: readonly ContentRecord[],
  { addresses, legal }: DeepPartial<Firm>,
  formerTowns: readonly string[],
): readonly Finding[] {
  const area = areaOf(records)
  if (!area) return []
  const served = area.departments ?? []
  const homes = [addresses?.registered, addresses?.workshop]
  const find = foreignPlaces({
    departments: [...served, ...homes.map((home) => ({ name: home?.department }))].map(
      ({ name = '', ...rest }) => ({ code: 'code' in rest ? (rest.code ?? '') : '', name }),
    ),
    cities: [
      ...served.flatMap(({ cities = [] }) => cities.map(({ name = '' }) => name)),
      ...homes.flatMap((home) => home?.city ?? []),
      legal?.register?.city ?? '',
    ],
    formerTowns,
  })
  return records
    .filter(({ file }) => !file.endsWith('/area.json'))
    .flatMap(({ file, record }) =>
      textsIn(record)
        .filter(({ path }) => !/^(?:\$schema|(?:legal|addresses)\.)/.test(path))
        .flatMap(({ text, path }) =>
          find(text).map((name): Finding => ({
            kind: 'place',
            where: file,
            field: path,
            what: `${name} n'est pas dans la zone de l'entreprise (${path})`,
          })),
        ),
    )
}

/** Places in the record of the area that do not exist in its departments. */
function areaFindings(records: readonly ContentRecord[]): readonly Finding[] {
  const where = records.find(({ file }) => file.endsWith('/area.json'))?.file
  if (where === undefined) return []
  const served = (areaOf(records)?.departments ?? []).filter((one) => one !== undefined)
  return unregisteredPlaces(served).map((found): Finding => ({ kind: 'place', where, ...found }))
}

/** The coordinates that the record of the area gives a commune, where no register has any. */
function authored(records: readonly ContentRecord[], name: string): Coordinates | undefined {
  const { lat, lng } =
    areaOf(records)
      ?.departments?.flatMap(({ cities = [] }) => cities)
      .find((city) => city.name === name)?.coordinates ?? {}
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

function areaOf(records: readonly ContentRecord[]): DeepPartial<AreaRecord> | undefined {
  const area = records.find(({ file }) => file.endsWith('/area.json'))?.record
  return isRecord(area) ? (area as DeepPartial<AreaRecord>) : undefined
}

interface AreaRecord {
  readonly departments: readonly {
    readonly code: string
    readonly name: string
    readonly cities: readonly { readonly name: string; readonly coordinates?: Coordinates }[]
  }[]
}

/** Texts that call the firm RGE, where it holds no such label. */
function labelClaims(
  records: readonly ContentRecord[],
  { legal }: DeepPartial<Firm>,
): readonly Finding[] {
  if (legal?.labels?.some((label) => label?.rge)) return []
  return records.flatMap(({ file, record }) =>
    textsIn(record)
      .filter(({ text }) =>
        // Unless the sentence says that the firm is not.
        /(?<!\p{L})(?:nous|nos|notre|équipes)(?!\p{L})(?![^.?]*(?<!\p{L})(?:pas|aucune?|sans|ni)(?!\p{L}))[^.?]*(?:certifi|qualifi|labelli)\p{L}* RGE/iu.test(
          text,
        ),
      )
      .map(({ path }): Finding => ({
        kind: 'label',
        where: file,
        field: path,
        what: `${path} dit l'entreprise RGE, et legal.labels de firm.json n'a pas ce label`,
      })),
  )
}

/** Whether a record tells a finished job. */
const isJob = (file: string) => path.basename(path.dirname(file)) === collections.job.folder

/** Whether a record presents the team. */
const isTeam = (file: string) => path.basename(file) === singles.team.file

/**
 * Illustrations that must not stay, whatever the owner says: among works (before and after, gallery, jobs),
 * or in place of a person.
 */
function stayingPictures(records: readonly ContentRecord[]): readonly Finding[] {
  const staying = new Set(
    records.flatMap(({ file, record }) =>
      isRecord(record) && record.illustration === true && record.mayStay === true
        ? [path.basename(file, '.json')]
        : [],
    ),
  )
  return records.flatMap(({ file, record }) =>
    textsIn(record)
      .filter(
        ({ text, path }) =>
          staying.has(text) &&
          (isJob(file) ||
            isTeam(file) ||
            /(?:^|\.)(?:imageBefore|imageAfter|gallery\..*)$/.test(path)),
      )
      .map(({ text, path }): Finding => ({
        kind: 'picture',
        where: file,
        field: path,
        what: `${path} montre ${text} comme ${isTeam(file) ? 'un des vôtres' : 'un de vos chantiers'} : une illustration ne peut pas y rester`,
      })),
  )
}

/** « jusqu'au 31 décembre 2025 », once that day is over. */
function pastTexts(records: readonly ContentRecord[], day: string): readonly Finding[] {
  const limit = new RegExp(
    String.raw`(?:jusqu['’]au|valable au)\s(\d{1,2})(?:er)?\s(${monthNames.join('|')})\s(\d{4})`,
    'giu',
  )
  return records.flatMap(({ file, record }) =>
    textsIn(record).flatMap(({ text, path }) =>
      [...text.matchAll(limit)].flatMap(([words, date = '', month = '', year = '']): Finding[] => {
        const number = `${monthNames.indexOf(month.toLowerCase()) + 1}`
        const last = [year, number.padStart(2, '0'), date.padStart(2, '0')].join('-')
        return last < day
          ? [
              {
                kind: 'date',
                where: file,
                field: path,
                what: `${path} dit « ${words} », et c'est passé`,
              },
            ]
          : []
      }),
    ),
  )
}

/**
 * What no program can tell and a person has to check before the site goes live; not a finding, since it never
 * disappears.
 */
export function launchReminder(records: readonly ContentRecord[]): string | undefined {
  const firm = records.find(({ file }) => file.endsWith('/firm.json'))?.record
  const trades = records.flatMap(({ file, record }) =>
    path.basename(path.dirname(file)) === collections.trade.folder && isRecord(record)
      ? [String(record.title)]
      : [],
  )
  return firm === undefined ? undefined : activitiesToCompare(firm as DeepPartial<Firm>, trades)
}

/** The findings for a machine: kinds in the order of the report. */
export function launchJson(findings: readonly Finding[], reminder?: string): string {
  const groups = (Object.keys(launchKinds) as LaunchKind[]).map((kind) => ({
    kind,
    title: launchKinds[kind],
    findings: findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, field, what }) => ({ file: where, field, what })),
  }))
  return JSON.stringify(
    {
      left: findings.length,
      groups: groups.filter((group) => group.findings.length > 0),
      reminder,
    },
    null,
    2,
  )
}

/** The findings as the owner reads them: by kind, one line each, and their number. */
export function launchReport(findings: readonly Finding[], reminder?: string): string {
  const asked = reminder === undefined ? [] : [reminder, '']
  if (findings.length === 0) return [...asked, nothingLeft].join('\n')
  const groups = (Object.keys(launchKinds) as LaunchKind[]).flatMap((kind) => {
    const lines = findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, what }) => `${where}: ${what}`)
    return lines.length > 0 ? [`── ${launchKinds[kind]} : ${lines.length}`, ...lines, ''] : []
  })
  return [...groups, ...asked, lastLine(findings.length)].join('\n')
}

const nothingLeft = 'Il ne reste rien à remplacer : le site peut être mis en ligne.'

const lastLine = (left: number) =>
  left > 1
    ? `Il reste ${left} choses à remplacer avant la mise en ligne.`
    : 'Il reste une chose à remplacer avant la mise en ligne.'

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

/** Texts that promise that the relay erases what it keeps, where the relay is a third party's. */
function untrueOfThirdParty(
  records: readonly ContentRecord[],
  relayUrl: string,
): readonly Finding[] {
  const { origins } = (records.find(({ file }) => file.endsWith('/firm.json'))?.record ??
    {}) as DeepPartial<Firm>
  if (
    isOwnRelay(
      relayUrl,
      Object.values(origins ?? {}).filter((origin) => origin !== undefined),
    )
  )
    return []
  return records.flatMap(({ file, record }) =>
    textsIn(record)
      .filter(({ text }) => ordinarySpaces(text) === ownRelayCopies)
      .map(({ path }): Finding => ({
        kind: 'relay',
        where: file,
        field: path,
        what: `${path} dit que notre propre relais efface ses copies : écrivez combien de temps ${new URL(relayUrl).hostname} les garde`,
      })),
  )
}

/** What is wrong with the relay's address that a production build would use. */
function relayFault(value: string | undefined): string | undefined {
  let relayUrl: string
  try {
    relayUrl = readEnvironment({ RELAY_URL: value }).relayUrl
  } catch (error) {
    return (error as Error).message
  }
  if (staysHere(relayUrl))
    return `RELAY_URL ${relayUrl} est sur cette machine, que les visiteurs ne peuvent pas atteindre`
  if (reservedAddresses(new URL(relayUrl).hostname).length > 0)
    return `RELAY_URL ${relayUrl} est sur un domaine que personne ne peut avoir`
  return undefined
}
