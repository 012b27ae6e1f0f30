import * as z from 'zod'
import { firm, strayVatNumber } from '../../content/schema/firm'
import { noIds } from '../../content/schema/vocabulary'
import { parisDay } from '../../lib/calendar/paris-day'
import type { Coordinates } from '../../lib/area/geography'
import { projectManagementSlug } from '../../lib/addresses/paths'
import { faintColours } from '../../lib/site/content/check-colours'
import {
  faultsOf,
  frenchMessage,
  nearest,
  nearestOf,
  type ContentFault,
} from '../../lib/site/content/faults'
import { coloursOf } from './brand'
import type { ContentTree } from './content-tree'
import {
  communeOf,
  communesAt,
  isOverseas,
  kilometresTo,
  placeOf,
  strayAxis,
  type Territory,
} from './territory'
import { hasHours, noHours } from '../../lib/text/opening-hours'
import { normalisedPhone } from '../../lib/text/phone-number'

const typed = z.string().trim().min(1)
const record = firm({
  ids: noIds,
  prose: () => typed,
}).shape
const identity = record.legal.unwrap().shape
const phones = record.phones.unwrap().shape
/** The firm's switches, as its record names them. */
export const switchFields = record.switches.unwrap().shape
const switches = record.switches.unwrap().partial()

/** A message that begins with what was typed, by which a reader finds it among many answers. */
const quoting =
  (refusal: string) =>
  ({ input }: { readonly input?: unknown }) =>
    `« ${String(input)} » : ${refusal}`

/** A French number however it is spelled, as the firm's record writes that kind of number. */
const phone = (kind: keyof typeof phones) =>
  typed
    .transform(normalisedPhone)
    .refine((text) => /^0[1-9](?: \d\d){4}$/.test(text), {
      error: quoting('un numéro français a dix chiffres et commence par 0'),
      abort: true,
    })
    .pipe(phones[kind].unwrap())

/** A colour as six hexadecimal digits, also where it is spelt #abc or rgb(31, 66, 52). */
const hex = () =>
  typed
    .toLowerCase()
    .transform((text) => {
      const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1)
      // A channel over 255 takes three digits, and the result is refused as too long.
      if (channels)
        return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
      return text.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')
    })
    .refine((text) => /^#[\da-f]{6}$/.test(text), {
      error: quoting('une couleur s’écrit #1f4234, ou rgb(31, 66, 52)'),
    })

/** Fourteen digits in any spacing, with INSEE's check digit. */
const siret = () =>
  typed
    .transform((text) => text.replace(/\s/g, ''))
    .refine((digits) => /^\d{14}$/.test(digits), {
      error: quoting('un SIRET a quatorze chiffres'),
      abort: true,
    })
    .pipe(identity.siret.unwrap())

/** What people write where no VAT is charged: the word, the article that invoices quote, or the amount. */
const untaxed = /franchise|293\s*b\b|\bnon[-\s]+(?:assujetti|applicable|redevable)/i

/** As the record writes it, in any case and spacing. */
const vatNumber = () =>
  typed
    .transform((text) =>
      untaxed.test(text) ? 'franchise' : text.replace(/[\s.-]/g, '').toUpperCase(),
    )
    .pipe(identity.vatNumber.unwrap())

const place = z.strictObject({
  street: typed,
  postalCode: typed.regex(/^\d{5}$/, { error: quoting('un code postal a cinq chiffres') }),
  city: typed,
})

const domain = () =>
  typed
    .toLowerCase()
    .transform((text) => text.replace(/^https?:\/\//, '').replace(/^www\.|\/+$/g, ''))
    .refine((text) => /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(text), {
      error: quoting('un domaine s’écrit toiture-martin.fr'),
    })

/**
 * What `npm run adopt` asks, and what a file of answers holds. An optional field that is absent is not known.
 */
export const answersSchema = z.strictObject({
  brand: record.brand,
  /** What the firm does and where, in one line. */
  baseline: typed,
  tagline: typed.optional(),
  promise: typed.optional(),
  /** Whether the firm is one person: texts then name no team. */
  worksAlone: record.worksAlone,
  identity: z
    .strictObject({
      name: identity.name,
      form: identity.form,
      capital: identity.capital,
      siret: siret().optional(),
      register: identity.register,
      vatNumber: vatNumber().optional(),
      director: identity.director,
    })
    .refine((given) => strayVatNumber(given) === undefined, {
      path: ['vatNumber'],
      error: ({ input }) => strayVatNumber(input as { siret?: string; vatNumber?: string }),
    })
    .default({}),
  phones: z
    .strictObject({ landline: phone('landline').optional(), mobile: phone('mobile').optional() })
    .refine(({ landline, mobile }) => landline ?? mobile, { error: 'il faut un numéro au moins' }),
  email: z.email(),
  address: place,
  workshop: place.optional(),
  /** Asked for where no directory knows the commune's place. */
  coordinates: record.coordinates.optional(),
  domain: domain(),
  openingHours: record.openingHours.refine(hasHours, { error: noHours }),
  /** Within how many hours of open days the firm answers; without it, forms promise no date. */
  answerWithinHours: record.answerWithinHours,
  languages: record.languages.optional(),
  social: record.social.default([]),
  founded: record.founded.unwrap().max(Number(parisDay().slice(0, 4))),
  radiusKm: z.number().min(5).max(200),
  /** The distance up to which travel is free; about three fifths of the radius by default. */
  freeTravelKm: z.number().positive().max(200).optional(),
  /** Codes; by default those within the radius. */
  departments: z.array(typed).min(1).optional(),
  services: z.array(typed).min(1),
  trades: z.array(typed).min(2),
  /** For each trade whose own service is not kept, the service that it moves to. */
  homes: z.record(typed, typed).default({}),
  switches: switches.default({}),
  /** Colours by their role in `content/brand/`. */
  colours: z.record(typed, hex()).default({}),
  /** An SVG file. */
  logo: typed.optional(),
  /** Whether the logo bears the firm's name: icons, on which it could not be read, then need `icon`. */
  wordmark: z.boolean().default(false),
  /** An SVG file: the sign alone. */
  icon: typed.optional(),
  /** Whether to change the content without asking once more. */
  confirm: z.boolean().default(false),
})
export type Answers = z.infer<typeof answersSchema>

/** Everything that is wrong with answers. */
export class AnswersError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(
      [
        faults.length === 1 ? 'Une réponse ne va pas :' : `${faults.length} réponses ne vont pas :`,
        ...faults.map(({ file, field, message }) =>
          [file, field, message].filter(Boolean).join(': '),
        ),
      ].join('\n'),
    )
    this.name = 'AnswersError'
  }
}

/** Answers checked field by field. @throws AnswersError that names every fault. */
export function readAnswers(value: unknown, file: string): Answers {
  const result = answersSchema.safeParse(value, { error: frenchMessage, reportInput: true })
  if (!result.success) throw new AnswersError(faultsOf(file, result.error))
  return result.data
}

/** What is wrong with one answer, in French; undefined where it is fine. */
export function faultIn(schema: z.ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value, { error: frenchMessage, reportInput: true })
  return result.success ? undefined : faultsOf('', result.error)[0]?.message
}

/** The pages that a trade stands under already and that are kept; the first is canonical. */
export function homesFor(
  tree: ContentTree,
  trade: string,
  {
    services,
    switches,
  }: { readonly services: readonly string[]; readonly switches: Answers['switches'] },
): readonly string[] {
  const { serviceSlug, alsoUnder = [] } = tree.trade(trade)
  return [serviceSlug, ...alsoUnder].filter((slug) =>
    slug === projectManagementSlug ? tree.isManaged(switches) : services.includes(slug),
  )
}

/**
 * Why the baseline cannot stand for the firm where its name does not, such as under an installed app;
 * undefined where it can.
 */
export function namelessLine(baseline: string, brand: string): string | undefined {
  const bare = (text: string) => text.toLowerCase().replaceAll('’', "'")
  if (bare(baseline).includes(bare(brand))) return undefined
  const rest = baseline.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return `« ${baseline} » ne dit pas le nom, et le site installé sur un téléphone s'appelle ainsi : écrivez « ${brand}, ${rest} »`
}

const overseas = 'est outre-mer, que la carte du site ne dessine pas'

/** Faults of answers that no schema sees: names that neither the content nor France knows. */
export function answerFaults(
  answers: Answers,
  tree: ContentTree,
  territory: Territory,
  file: string,
): readonly ContentFault[] {
  const colours = coloursOf(tree)
  const roles = Object.keys(colours)
  const absent = (kind: 'service' | 'trade') => (id: string) => {
    const { ids, renamed } = tree.vocabulary
    const now = renamed?.[kind]?.get(id)
    return now === undefined
      ? `« ${id} » n'existe pas${nearest(id, ids[kind])}`
      : `« ${id} » n'existe plus : la fiche s'appelle « ${now} »`
  }
  const unknown = (
    field: string,
    ids: readonly string[],
    known: readonly string[],
    message: (id: string) => string,
  ) =>
    ids.flatMap((id, index) =>
      known.includes(id)
        ? ids.indexOf(id) === index
          ? []
          : [{ file, field: `${field}[${index}]`, message: `« ${id} » est déjà dans la liste` }]
        : [{ file, field: `${field}[${index}]`, message: message(id) }],
    )
  const misplaced = (field: string, { postalCode, city }: Answers['address']): ContentFault[] => {
    const there = communesAt(territory, postalCode).map(({ name }) => name)
    if (there.length === 0)
      return [
        {
          file,
          field: `${field}.postalCode`,
          message: isOverseas(postalCode)
            ? `${postalCode} ${overseas}`
            : `aucune commune n'a le code ${postalCode}`,
        },
      ]
    return communeOf(territory, postalCode, city)
      ? []
      : [
          {
            file,
            field: `${field}.city`,
            message: `« ${city} » n'a pas le code ${postalCode} ; ses communes : ${there.join(', ')}`,
          },
        ]
  }
  const commune = communeOf(territory, answers.address.postalCode, answers.address.city)
  const place = answers.coordinates ?? (commune && placeOf(territory, commune))
  const { brand, baseline, freeTravelKm, radiusKm } = answers
  const nameless = namelessLine(baseline, brand)
  const known = {
    services: unknown('services', answers.services, tree.services, absent('service')),
    trades: unknown('trades', answers.trades, tree.trades, absent('trade')),
  }
  return [
    ...(nameless === undefined ? [] : [{ file, field: 'baseline', message: nameless }]),
    ...misplaced('address', answers.address),
    ...(answers.workshop ? misplaced('workshop', answers.workshop) : []),
    ...(commune && !place
      ? [
          {
            file,
            field: 'coordinates',
            message: `aucun répertoire ne place ${commune.name} : donnez lat et lng`,
          },
        ]
      : []),
    ...(commune && answers.coordinates
      ? Object.entries(answers.coordinates).flatMap(([axis, degrees]) => {
          const message = strayAxis(territory, commune.department, axis as 'lat' | 'lng', degrees)
          return message === undefined ? [] : [{ file, field: `coordinates.${axis}`, message }]
        })
      : []),
    ...unknown('departments', answers.departments ?? [], [...territory.departments.keys()], (id) =>
      noDepartment(id, territory),
    ),
    ...(place ? farDepartments(answers, territory, place, commune?.department) : []).map(
      (fault) => ({ file, ...fault }),
    ),
    ...(freeTravelKm !== undefined && freeTravelKm > radiusKm
      ? [
          {
            file,
            field: 'freeTravelKm',
            message: `« ${freeTravelKm} » dépasse le rayon d'intervention, radiusKm (${radiusKm}) : personne ne se déplace au-delà`,
          },
        ]
      : []),
    ...Object.keys(answers.colours)
      .filter((role) => !roles.includes(role))
      .map((role) => ({
        file,
        field: `colours.${role}`,
        message: `aucune couleur n'a ce rôle${nearest(role, roles)}`,
      })),
    ...(answers.wordmark && !answers.icon
      ? [
          {
            file,
            field: 'icon',
            message:
              'le logo porte le nom (wordmark) : il faut aussi le signe seul, en SVG, pour les icônes',
          },
        ]
      : []),
    ...faintColours({ ...colours, ...answers.colours }, (role) => role in answers.colours).map(
      ({ role, message }) => ({ file, field: `colours.${role}`, message }),
    ),
    ...known.services,
    ...known.trades,
    ...(known.services.length + known.trades.length > 0
      ? []
      : catalogueFaults(answers, tree, file)),
  ]
}

/**
 * How far from the centre a chosen department may begin, in kilometres: the radius counts from the firm's
 * door, and a firm may follow a customer across a border.
 */
export const farthestDepartment = (radiusKm: number) => radiusKm * 2

/**
 * Departments that begin too far away to be meant.
 * @param home the firm's own, which may have no town near.
 */
function farDepartments(
  { departments = [], radiusKm }: Answers,
  territory: Territory,
  centre: Coordinates,
  home: string | undefined,
): readonly Omit<ContentFault, 'file'>[] {
  return departments.flatMap((code, index) => {
    const name = territory.departments.get(code)
    const km = Math.round(kilometresTo(territory, code, centre))
    return name !== undefined && code !== home && km > farthestDepartment(radiusKm)
      ? [
          {
            field: `departments[${index}]`,
            message: `« ${code} » (${name}) commence à ${km} km, plus de deux fois le rayon d'intervention, radiusKm (${radiusKm}) : retirez-le, ou agrandissez le rayon`,
          },
        ]
      : []
  })
}

/** The message for a code that no department has, or for a name in place of a code. */
function noDepartment(id: string, { departments }: Territory): string {
  if (isOverseas(id)) return `${id} ${overseas}`
  const isName = /\p{L}{3}/u.test(id)
  if (!isName) return `« ${id} » n'existe pas${nearest(id, [...departments.keys()])}`
  const meant = nearestOf(id, [...departments.values()])
  const [code] = [...departments].find(([, name]) => name === meant) ?? []
  return `« ${id} » n'est pas le code d'un département${code ? ` : écrivez « ${code} » pour ${meant}` : ', comme « 24 »'}`
}

/** Trades without a service, and services without a tab. */
function catalogueFaults(
  { services, trades, homes, switches }: Answers,
  tree: ContentTree,
  file: string,
): readonly ContentFault[] {
  return [
    ...trades.flatMap((trade): ContentFault[] => {
      const home = homes[trade]
      if (home !== undefined && !services.includes(home))
        return [
          {
            file,
            field: `homes.${trade}`,
            message: `« ${home} » n'est pas gardé${nearest(home, services)}`,
          },
        ]
      return home !== undefined || homesFor(tree, trade, { services, switches }).length > 0
        ? []
        : [
            {
              file,
              field: `homes.${trade}`,
              message: `le service de ce métier, « ${tree.trade(trade).serviceSlug} », n'est pas gardé : nommez-en un (${services.join(', ')})`,
            },
          ]
    }),
    ...services.flatMap((service): ContentFault[] => {
      const tabs = tree.tabTrades(service)
      return tabs.length === 0 || tabs.some((trade) => trades.includes(trade))
        ? []
        : [
            {
              file,
              field: 'services',
              message: `« ${service} » resterait sans onglet : gardez un de ses métiers (${tabs.join(', ')})`,
            },
          ]
    }),
  ]
}
