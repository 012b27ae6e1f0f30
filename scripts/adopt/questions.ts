import * as z from 'zod'
import { isSoleTrader } from '../../content/legal/parts/firm-texts'
import { brand as brandSchema, type ColourRole, type Colours } from '../../content/schema/brand'
import { strayVatNumber, type Firm, type Interval, type WeekDay } from '../../content/schema/firm'
import { webAddress } from '../../content/schema/parts'
import { faintColours } from '../../lib/site/content/check-colours'
import type { ContentFault } from '../../lib/site/content/faults'
import { dayNames, hasHours, noHours } from '../../lib/text/opening-hours'
import type { Before } from './adoption'
import {
  answersSchema,
  farthestDepartment,
  faultIn,
  homesFor,
  namelessLine,
  switchFields,
  type Answers,
} from './answers'
import { chosenDepartments } from './area-record'
import { coloursOf, logoFaults } from './brand'
import { fileOf } from '../../lib/site/content/kinds'
import type { ContentTree, Json } from './content-tree'
import { centreOf, usualFreeTravel } from './firm-record'
import {
  askAgain,
  checkbox,
  confirm,
  goOnOrStartAgain,
  input,
  lastAnswer,
  questionsOf,
  select,
  yes,
} from './prompts'
import { communesAt, departmentsWithin, placeOf, strayAxis, type Territory } from './territory'

const shape = answersSchema.shape
const identity = shape.identity.unwrap().shape
const phones = shape.phones.shape

/** What goes with the words of a question: its field, what it depends on, and what is proposed. */
interface Asked {
  readonly field: string
  readonly after?: readonly string[]
  readonly fallback?: string | undefined
}

/** Shown for an answer that may be left empty: it is then not known. */
const notKnown = 'inconnu'

/** Asks until the answer is valid; undefined for an empty one, where that is allowed. */
async function text(
  message: string,
  schema: z.ZodType,
  {
    field,
    after = [],
    fallback,
    optional = false,
    without = notKnown,
  }: Asked & { readonly optional?: boolean; readonly without?: string },
): Promise<string | undefined> {
  const answer = await input({
    message: optional ? `${message} (vide : ${without})` : message,
    field,
    after,
    clearable: optional && without === notKnown,
    ...(fallback !== undefined && { default: fallback }),
    validate: (value) =>
      (optional && value.trim() === '') || (faultIn(schema, value.trim()) ?? true),
  })
  return answer.trim() || undefined
}

/** Units that may be typed after a number, by what is asked. */
const units = {
  years: '',
  hours: 'h|heures?',
  kilometres: 'km|kilom[eè]tres?',
  euros: '€|euros?',
  degrees: '°',
} as const
type Unit = keyof typeof units

/** « 10 000 », « 70,5 » or « 24 h » as a number; undefined where it is none. */
function readNumber(typed: string, unit: Unit): number | undefined {
  const written = new RegExp(`^(-?\\d+(?:[.,]\\d+)?)(?:${units[unit]})?$`, 'i')
  const digits = written.exec(typed.replace(/\s/g, ''))?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

/** A schema of numbers for typed texts; a text that is no number is quoted in the refusal. */
const inNumber = (unit: Unit, schema: z.ZodType) =>
  z
    .string()
    .min(1)
    .transform((typed) => readNumber(typed, unit) ?? typed)
    .pipe(schema as z.ZodType<number, number | string>)

async function number(
  message: string,
  unit: Unit,
  schema: z.ZodType,
  asked: Omit<Asked, 'fallback'> & { readonly fallback?: number | undefined },
): Promise<number> {
  const { fallback } = asked
  const answer = await text(message, inNumber(unit, schema), {
    ...asked,
    fallback: fallback === undefined ? undefined : String(fallback),
  })
  return readNumber(answer ?? '', unit) ?? NaN
}

/** Questions whose answers others depend on. */
const radiusQuestion = "Rayon d'intervention, en kilomètres"
const postalCodeQuestion = 'Code postal'
const cityQuestion = 'Commune'
const switchesQuestion = 'Ce que le site montre'
const servicesQuestion = 'Services à garder'
const tradesQuestion = 'Métiers à garder'

/**
 * Asks everything that a file of answers holds. Each answer is checked before the next question, and kept:
 * after an interruption it is not asked again, unless somebody wants to.
 */
export async function ask(before: Before, territory: Territory): Promise<Json> {
  const { tree } = before
  await goOnOrStartAgain()
  const brand =
    (await text("Nom de l'entreprise", shape.brand, {
      field: 'brand',
      fallback: before.former && String(tree.record('firm.json').brand),
    })) ?? ''
  const now = current(before, brand)
  const baseline = await text(
    'Nom, métier et lieu, en une ligne (« Martin, toiture en Dordogne »)',
    shape.baseline.refine((line) => !namelessLine(line, brand), {
      error: ({ input: line }) => namelessLine(String(line), brand) ?? '',
    }),
    { field: 'baseline', fallback: now.baseline },
  )
  const tagline = await text(
    'Sous le nom, en quelques mots (« Un toit qui tient ses tuiles »)',
    shape.tagline.unwrap(),
    {
      field: 'tagline',
      fallback: now.tagline,
      optional: true,
      without: 'celle d’aujourd’hui reste',
    },
  )
  const promise = await text(
    'Ce que vous promettez, en une ligne (« Charpente et couverture par une seule équipe »)',
    shape.promise.unwrap(),
    {
      field: 'promise',
      fallback: now.promise,
      optional: true,
      without: 'celle d’aujourd’hui reste',
    },
  )
  const legal = await askIdentity(now.legal)
  const worksAlone = await yes('Travaillez-vous seul ?', { field: 'worksAlone' }, now.worksAlone)
  const landline = await text('Téléphone fixe', phones.landline.unwrap(), {
    field: 'phones.landline',
    fallback: now.phones?.landline,
    optional: true,
  })
  const mobile = await text('Téléphone mobile', phones.mobile.unwrap(), {
    field: 'phones.mobile',
    fallback: now.phones?.mobile,
    optional: landline !== undefined,
  })
  const email = await text('E-mail', shape.email, { field: 'email', fallback: now.email })
  const address = await askAddress(territory, now.addresses?.registered)
  const coordinates = await askCoordinates(address, territory, now.coordinates)
  const domain = await text('Domaine du site (toiture-martin.fr)', shape.domain, {
    field: 'domain',
    fallback: now.origins && new URL(now.origins.canonical).hostname.replace(/^www\./, ''),
  })
  const openingHours = await askHours(now.openingHours)
  const answerWithinHours = await text(
    'En combien d’heures vous répondez à une demande, jours fermés non comptés (48)',
    inNumber('hours', shape.answerWithinHours.unwrap()),
    {
      field: 'answerWithinHours',
      without: withoutAnswer(now.legal),
      fallback: now.answerWithinHours?.toString(),
      optional: true,
    },
  )
  const social = await askSocial(now.social)
  const founded = await number('Année de création', 'years', shape.founded, {
    field: 'founded',
    fallback: now.founded,
  })
  const radiusKm = await number(radiusQuestion, 'kilometres', shape.radiusKm, {
    field: 'radiusKm',
    fallback: now.radius?.serviceAreaKm ?? 50,
  })
  const freeTravelKm = await number(
    'Déplacement gratuit jusqu’à, en kilomètres',
    'kilometres',
    shape.freeTravelKm.unwrap().max(radiusKm),
    {
      field: 'freeTravelKm',
      after: [radiusQuestion],
      fallback:
        radiusKm === now.radius?.serviceAreaKm
          ? now.travel?.freeWithinKm
          : usualFreeTravel(radiusKm),
    },
  )
  const soFar = { address, radiusKm, ...(coordinates && { coordinates }) } as Answers
  const isSame =
    radiusKm === now.radius?.serviceAreaKm && address.city === now.addresses?.registered.city
  const departments = await askDepartments(
    soFar,
    territory,
    isSame ? servedDepartments(tree) : undefined,
  )
  const switches = await askSwitches(tree)
  const catalogue = await askCatalogue(tree, switches)
  const colours = await askColours(tree)
  const logoQuestion = 'Fichier du logo, en SVG (vide : celui qui est là)'
  const logo = await input({
    message: logoQuestion,
    field: 'logo',
    validate: (file) => file === '' || logoFaults(file)[0] || true,
  })
  const wordmark =
    logo !== '' &&
    (await yes('Le logo porte-t-il le nom ?', { field: 'wordmark', after: [logoQuestion] }))
  const icon =
    wordmark &&
    (await input({
      message: 'Fichier du signe seul, en SVG, pour les icônes',
      field: 'icon',
      validate: (file) => logoFaults(file)[0] || true,
    }))
  return {
    brand,
    baseline,
    ...(tagline && { tagline }),
    ...(promise && { promise }),
    worksAlone,
    identity: legal,
    phones: { ...(landline && { landline }), ...(mobile && { mobile }) },
    email,
    address,
    ...(now.addresses?.workshop && { workshop: placeIn(now.addresses.workshop) }),
    ...(coordinates && { coordinates }),
    domain,
    openingHours,
    ...(answerWithinHours !== undefined && {
      answerWithinHours: readNumber(answerWithinHours, 'hours'),
    }),
    social,
    founded,
    radiusKm,
    freeTravelKm,
    departments,
    ...catalogue,
    switches,
    colours,
    ...(logo && { logo, wordmark }),
    ...(icon && { icon }),
  }
}

/**
 * Says by the words of their questions what is wrong with answers. Returns whether these are to be asked
 * again: `ask` then goes back to them.
 */
export function goBack(faults: readonly ContentFault[], tree: ContentTree): Promise<boolean> {
  const questions = faults.map(({ field = '' }) => {
    const own = questionsOf(field)
    // The fault of a trade or service that was never asked for by itself: the choice is asked again.
    return own.length > 0 ? own : [servicesQuestion, tradesQuestion]
  })
  const lines = faults.map(
    ({ message }, index) => `${questions[index]?.join(', ')} : ${inWords(message, tree)}`,
  )
  return askAgain(lines.join('\n'), [...new Set(questions.flat())])
}

/** A message about a file of answers, with titles in place of ids, which the questions do not show. */
function inWords(message: string, tree: ContentTree): string {
  const titles = new Map([
    ...tree.services.map((id) => [id, titleOf(tree, 'service', id)] as const),
    ...tree.trades.map((id) => [id, titleOf(tree, 'trade', id)] as const),
  ])
  return message.replace(/(?<=« |[(,] ?)[\p{L}\d-]+(?= »|[),])/gu, (id) => titles.get(id) ?? id)
}

const titleOf = (tree: ContentTree, kind: 'service' | 'trade', id: string) =>
  String(tree.record(fileOf(kind, id))[kind === 'service' ? 'name' : 'title'])

/** The last question, below the summary. */
export function confirmed(): Promise<boolean> {
  return confirm('Changer le contenu ainsi ?')
}

/**
 * The present record as proposals, where a firm adopts its own content again; nothing where it is another
 * firm's.
 */
function current({ tree, former }: Before, brand: string): Partial<Firm> {
  const firm = tree.record('firm.json') as unknown as Firm
  return former !== undefined && firm.brand === brand ? firm : {}
}

/** What an empty answer means: where the same firm adopts again, what its record says stays. */
const withoutAnswer = (now: unknown) => (now ? 'ce que dit la fiche reste' : notKnown)

/** Codes of the departments that the content serves. */
const servedDepartments = (tree: ContentTree) =>
  (
    tree.record('area.json') as { readonly departments: readonly { readonly code: string }[] }
  ).departments.map(({ code }) => code)

/** No question asks for a workshop: one that was added stays. */
const placeIn = ({ street, postalCode, city }: Firm['addresses']['registered']) => ({
  street,
  postalCode,
  city,
})

async function askIdentity(now?: Firm['legal']): Promise<Json> {
  const given: Json = {}
  const besideSiret = (vatNumber: string | undefined) =>
    strayVatNumber({ siret: identity.siret.parse(given.siret), vatNumber })
  const fields = {
    name: ['Dénomination sociale', identity.name],
    form: ['Forme juridique (SARL, EI …)', identity.form],
    siret: ['SIRET', identity.siret],
    vatNumber: [
      'Numéro de TVA intracommunautaire, ou « franchise » si vous ne facturez pas la TVA',
      identity.vatNumber.refine((typed) => besideSiret(typed) === undefined, {
        error: ({ input: typed }) => besideSiret(String(typed)),
      }),
    ],
    director: ['Qui répond de ce que le site publie', identity.director],
  } as const
  for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
    const [message, schema] = fields[key]
    const answer = await text(message, schema, {
      field: `identity.${key}`,
      fallback: now?.[key],
      optional: true,
      without: withoutAnswer(now),
    })
    if (answer !== undefined) given[key] = answer
  }
  const register = await askRegister(now)
  const isCompany = given.form !== undefined && !isSoleTrader(String(given.form))
  const capital = isCompany
    ? await text('Capital social, en euros', inNumber('euros', identity.capital.unwrap()), {
        field: 'identity.capital',
        fallback: now?.capital?.toString(),
        without: withoutAnswer(now),
        optional: true,
      })
    : undefined
  return {
    ...given,
    ...(register && { register }),
    ...(capital !== undefined && { capital: readNumber(capital, 'euros') }),
  }
}

/** The register that the firm is entered in; for companies also the town of its court. */
async function askRegister(now?: Firm['legal']): Promise<Json | undefined> {
  const kind = await select({
    message: 'Registre',
    field: 'identity.register.kind',
    // If it was left open before, it may be left open again.
    default: now ? (now.register?.kind ?? '') : 'RCS',
    choices: [
      { name: 'RCS (sociétés, commerçants)', value: 'RCS' },
      { name: 'RNE (artisans)', value: 'RNE' },
      { name: 'RM, ancien répertoire des métiers', value: 'RM' },
      { name: 'Je ne sais pas', value: '' },
    ],
  })
  if (kind === '') return undefined
  const city =
    kind === 'RCS'
      ? await text('Ville du greffe', identity.director, {
          field: 'identity.register.city',
          fallback: now?.register?.city,
          optional: true,
        })
      : undefined
  return { kind, ...(city && { city }) }
}

async function askAddress(
  territory: Territory,
  now?: Firm['addresses']['registered'],
): Promise<Answers['address']> {
  const postalCode =
    (await text(
      postalCodeQuestion,
      shape.address.shape.postalCode.refine((code) => communesAt(territory, code).length > 0, {
        error: "aucune commune n'a ce code postal",
      }),
      { field: 'address.postalCode', fallback: now?.postalCode },
    )) ?? ''
  const city = await select({
    message: cityQuestion,
    field: 'address.city',
    after: [postalCodeQuestion],
    ...(now && { default: now.city }),
    choices: communesAt(territory, postalCode).map(({ name }) => ({ name, value: name })),
  })
  const street =
    (await text('Numéro et rue', shape.address.shape.street, {
      field: 'address.street',
      fallback: now?.street,
    })) ?? ''
  return { street, postalCode, city }
}

/** Asked only where no directory places the commune. */
async function askCoordinates(
  { postalCode, city }: Answers['address'],
  territory: Territory,
  now?: Firm['coordinates'],
): Promise<Answers['coordinates']> {
  const commune = communesAt(territory, postalCode).find(({ name }) => name === city)
  if (!commune || placeOf(territory, commune)) return undefined
  const ask = async (axis: 'lat' | 'lng', called: string) =>
    number(
      `${called} (${city}), en degrés (${axis === 'lat' ? '45.18' : '0.72'})`,
      'degrees',
      z.number().refine((value) => !strayAxis(territory, commune.department, axis, value), {
        error: ({ input: value }) =>
          strayAxis(territory, commune.department, axis, Number(value)) ?? '',
      }),
      {
        field: `coordinates.${axis}`,
        after: [postalCodeQuestion, cityQuestion],
        fallback:
          now && strayAxis(territory, commune.department, axis, now[axis]) === undefined
            ? now[axis]
            : undefined,
      },
    )
  return { lat: await ask('lat', 'Latitude'), lng: await ask('lng', 'Longitude') }
}

/** « 8h-12h, 14h-18h30 » as intervals, in whatever order; undefined where it is not that. */
function readHours(typed: string): readonly Interval[] | undefined {
  const time = (hours = '', minutes = '') => `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
  const intervals = typed
    .split(/[,;]|\bet\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^ferm/i.test(part))
    .map((part) => {
      const match =
        /^(\d{1,2})\s*[h:]?\s*(\d{2})?\s*(?:-|–|à)\s*(\d{1,2})\s*[h:]?\s*(\d{2})?$/.exec(part)
      return match && { opens: time(match[1], match[2]), closes: time(match[3], match[4]) }
    })
  return intervals.every((interval) => interval !== null) ? intervals : undefined
}

const { shape: days } = shape.openingHours.unwrap()

/** Intervals as they are typed: « 8h-12h, 14h-18h30 ». */
function hoursText(intervals: readonly Interval[]): string {
  const time = (text: string) => text.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')
  return intervals.length === 0
    ? 'fermé'
    : intervals.map(({ opens, closes }) => `${time(opens)}-${time(closes)}`).join(', ')
}

async function askHours(now?: Firm['openingHours']): Promise<Json> {
  const hours: Record<string, readonly Interval[]> = {}
  let last = '8h-12h, 14h-18h'
  for (const [day, name] of Object.entries(dayNames)) {
    const usual = day === 'Sunday' ? 'fermé' : last
    const fallback = now ? hoursText(now[day as WeekDay]) : usual
    const typed = await input({
      message: `${name} (8h-12h, 14h-18h ; ou « fermé »)`,
      field: `openingHours.${day}`,
      default: fallback,
      validate: (value) => {
        const read = readHours(value)
        if (read && day === 'Sunday' && !hasHours({ ...hours, [day]: read })) return noHours
        return read
          ? (faultIn(days[day as WeekDay], read) ?? true)
          : `« ${value} » ne se lit pas : écrivez « 8h-12h, 14h-18h », ou « fermé »`
      },
    })
    if (readHours(typed)?.length) last = typed
    hours[day] = readHours(typed) ?? []
  }
  return hours
}

async function askSocial(now: Firm['social'] = []): Promise<readonly Json[]> {
  const accounts: Json[] = []
  for (const network of ['facebook', 'instagram']) {
    const url = await text(`Adresse de votre page ${network}`, webAddress(), {
      field: `social.${network}`,
      fallback: now.find((account) => account.network === network)?.url,
      optional: true,
    })
    if (url) accounts.push({ network, url })
  }
  return accounts
}

/** Proposes those that the radius reaches; others may be added. */
async function askDepartments(
  soFar: Answers,
  territory: Territory,
  now: readonly string[] | undefined,
): Promise<readonly string[]> {
  const proposed = now ?? chosenDepartments(soFar, territory)
  const around = departmentsWithin(
    territory,
    centreOf(soFar, territory),
    farthestDepartment(soFar.radiusKm),
  )
  return checkbox({
    message: 'Départements',
    field: 'departments',
    after: [radiusQuestion, postalCodeQuestion, cityQuestion],
    required: true,
    choices: [...new Set([...proposed, ...around])].map((code) => ({
      name: `${territory.departments.get(code) ?? ''} (${code})`,
      value: code,
      checked: proposed.includes(code),
    })),
  })
}

async function askCatalogue(tree: ContentTree, switches: Answers['switches']): Promise<Json> {
  const named = (kind: 'service' | 'trade', id: string) => titleOf(tree, kind, id)
  const services = await checkbox({
    message: servicesQuestion,
    field: 'services',
    required: true,
    pageSize: 12,
    choices: tree.services.map((id) => ({
      name: named('service', id),
      value: id,
      checked: true,
    })),
  })
  const last = lastAnswer(tradesQuestion)
  const [servicesThen, switchesThen] = (last?.basis ?? []) as string[][]
  // With other services or switches: what was removed before stays removed, and what was not possible before
  // is new.
  const takenOut = (id: string) =>
    last !== undefined &&
    servicesThen !== undefined &&
    switchesThen !== undefined &&
    homesFor(tree, id, { services: servicesThen, switches: switchesOf(switchesThen) }).length > 0 &&
    !(last.answer as readonly string[]).includes(id)
  const trades = await checkbox({
    message: tradesQuestion,
    field: 'trades',
    after: [servicesQuestion, switchesQuestion],
    pageSize: 20,
    choices: tree.trades.map((id) => ({
      name: named('trade', id),
      value: id,
      checked: homesFor(tree, id, { services, switches }).length > 0 && !takenOut(id),
    })),
    refuse: (kept) => {
      const bare = services.find((id) => {
        const tabs = tree.tabTrades(id)
        return tabs.length > 0 && !tabs.some((trade) => kept.includes(trade))
      })
      if (bare !== undefined)
        return `« ${named('service', bare)} » resterait sans onglet : gardez un de ses métiers (${tree
          .tabTrades(bare)
          .map((trade) => named('trade', trade))
          .join(', ')})`
      return kept.length >= 2 ? undefined : 'gardez deux métiers au moins'
    },
  })
  const homes: Record<string, string> = {}
  for (const trade of trades)
    if (homesFor(tree, trade, { services, switches }).length === 0)
      homes[trade] = await select({
        message: `Sous quel service ranger « ${named('trade', trade)} » ?`,
        field: `homes.${trade}`,
        choices: services.map((id) => ({ name: named('service', id), value: id })),
      })
  return { services, trades, homes }
}

/** The switches that adoption asks for: the form stays open, and the rest is decided later. */
const askedSwitches = [
  'estimation',
  'projectManagement',
  'tradesGuide',
  'jobs',
  'map',
  'whatsApp',
  'illustrationNotes',
] as const

async function askSwitches(tree: ContentTree): Promise<Answers['switches']> {
  const now = tree.record('firm.json').switches as Json
  const on = await checkbox({
    message: switchesQuestion,
    field: 'switches',
    choices: askedSwitches.map((value) => ({
      name: String(switchFields[value].meta()?.label),
      value,
      checked: now[value] === true,
    })),
  })
  return switchesOf(on)
}

const switchesOf = (on: readonly string[]): Answers['switches'] =>
  Object.fromEntries(askedSwitches.map((name) => [name, on.includes(name)]))

/**
 * Asks for each colour by what it is used for; one with too little contrast with those before it, or with
 * white, is asked for again.
 */
async function askColours(tree: ContentTree): Promise<Json> {
  if (!(await yes('Changer des couleurs ?', { field: 'colours' }))) return {}
  const colour = shape.colours.unwrap().valueType
  const roles = brandSchema().shape.colours.unwrap().shape
  const now = coloursOf(tree)
  let chosen: Partial<Colours> = {}
  for (const role of Object.keys(now) as ColourRole[]) {
    const faint = (typed: string) =>
      faintColours({ ...chosen, [role]: typed }, (one) => one === role)[0]
    const told = colour.refine((typed) => !faint(typed), {
      error: ({ input }) => faint(String(input))?.message,
    })
    const typed = await text(`${roles[role].meta()?.label} (couleur « ${role} »)`, told, {
      field: `colours.${role}`,
      fallback: now[role],
    })
    chosen = { ...chosen, [role]: colour.parse(typed) }
  }
  return Object.fromEntries(
    Object.entries(chosen).filter(([role, typed]) => typed !== now[role as ColourRole]),
  )
}
