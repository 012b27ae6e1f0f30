import * as z from 'zod'
import { isSoleTrader } from '../../content/legal/parts/firm-texts'
import { brand as brandSchema, type ColourRole, type Colours } from '../../content/schema/brand'
import type { Interval, WeekDay } from '../../content/schema/firm'
import { webAddress } from '../../content/schema/parts'
import { faintColours } from '../../lib/site/content/check-colours'
import { dayNames } from '../../lib/text/opening-hours'
import { answersSchema, farthestDepartment, faultIn, homesFor, type Answers } from './answers'
import { chosenDepartments } from './area-record'
import { coloursOf, logoFaults } from './brand'
import { fileOf, type ContentTree, type Json } from './content-tree'
import { centreOf, usualFreeTravel } from './firm-record'
import { checkbox, confirm, goOnOrStartAgain, input, select, yes } from './prompts'
import { communesAt, departmentsWithin, placeOf, type Territory } from './territory'

const shape = answersSchema.shape
const identity = shape.identity.unwrap().shape
const phones = shape.phones.shape

/** Asks until the answer is right; an empty one is unknown where that may be. */
async function text(
  message: string,
  schema: z.ZodType,
  {
    optional = false,
    without = 'inconnu',
    fallback,
  }: { optional?: boolean; without?: string; fallback?: string } = {},
): Promise<string | undefined> {
  const answer = await input({
    message: optional ? `${message} (vide : ${without})` : message,
    ...(fallback !== undefined && { default: fallback }),
    validate: (value) =>
      (optional && value.trim() === '') || (faultIn(schema, value.trim()) ?? true),
  })
  return answer.trim() || undefined
}

/** What may be typed after a number, by what is asked. */
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

/** A schema of numbers for what is typed; what is none is refused as it was typed. */
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
  fallback?: number,
): Promise<number> {
  const answer = await text(message, inNumber(unit, schema), {
    ...(fallback !== undefined && { fallback: String(fallback) }),
  })
  return readNumber(answer ?? '', unit) ?? NaN
}

/**
 * Asks everything that a file of answers holds, each answer checked before the next question, and kept;
 * what was answered before it was left is not asked again, unless somebody wants to.
 */
export async function ask(tree: ContentTree, territory: Territory): Promise<Json> {
  await goOnOrStartAgain()
  const brand = await text("Nom de l'entreprise", shape.brand)
  const baseline = await text(
    'En une ligne, son métier et son pays (« Martin, toiture en Dordogne »)',
    shape.baseline,
  )
  const tagline = await text(
    'Sous le nom, en quelques mots (« Un toit qui tient ses tuiles »)',
    shape.tagline.unwrap(),
    { optional: true, without: 'celle d’aujourd’hui reste' },
  )
  const promise = await text(
    'Ce que vous promettez, en une ligne (« Charpente et couverture par une seule équipe »)',
    shape.promise.unwrap(),
    { optional: true, without: 'celle d’aujourd’hui reste' },
  )
  const legal = await askIdentity()
  const worksAlone = await yes('Travaillez-vous seul ?')
  const landline = await text('Téléphone fixe', phones.landline.unwrap(), { optional: true })
  const mobile = await text('Téléphone mobile', phones.mobile.unwrap(), {
    optional: landline !== undefined,
  })
  const email = await text('E-mail', shape.email)
  const address = await askAddress(territory)
  const coordinates = await askCoordinates(address, territory)
  const domain = await text('Domaine du site (toiture-martin.fr)', shape.domain)
  const openingHours = await askHours()
  const answerWithinHours = await text(
    'En combien d’heures vous répondez à une demande, jours fermés non comptés (48)',
    inNumber('hours', shape.answerWithinHours.unwrap()),
    { optional: true },
  )
  const social = await askSocial()
  const founded = await number('Année de création', 'years', shape.founded)
  const radiusKm = await number(
    "Rayon d'intervention, en kilomètres",
    'kilometres',
    shape.radiusKm,
    50,
  )
  const freeTravelKm = await number(
    'Déplacement gratuit jusqu’à, en kilomètres',
    'kilometres',
    shape.freeTravelKm.unwrap().max(radiusKm),
    usualFreeTravel(radiusKm),
  )
  const soFar = { address, radiusKm, ...(coordinates && { coordinates }) } as Answers
  const departments = await askDepartments(soFar, territory)
  const switches = await askSwitches(tree)
  const catalogue = await askCatalogue(tree, switches)
  const colours = await askColours(tree)
  const logo = await input({
    message: 'Fichier du logo, en SVG (vide : celui qui est là)',
    validate: (file) => file === '' || logoFaults(file)[0] || true,
  })
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
    ...(logo && { logo }),
  }
}

/** The last question, below the summary. */
export function confirmed(): Promise<boolean> {
  return confirm('Changer le contenu ainsi ?')
}

async function askIdentity(): Promise<Json> {
  const fields = {
    name: ['Dénomination sociale', identity.name],
    form: ['Forme juridique (SARL, EI …)', identity.form],
    siret: ['SIRET', identity.siret],
    vatNumber: [
      'Numéro de TVA intracommunautaire, ou « franchise » si vous ne facturez pas la TVA',
      identity.vatNumber,
    ],
    director: ['Qui répond de ce que le site publie', identity.director],
  } as const
  const given: Json = {}
  for (const [key, [message, schema]] of Object.entries(fields)) {
    const answer = await text(message, schema, { optional: true })
    if (answer !== undefined) given[key] = answer
  }
  const register = await askRegister()
  const isCompany = given.form !== undefined && !isSoleTrader(String(given.form))
  const capital = isCompany
    ? await text('Capital social, en euros', inNumber('euros', identity.capital.unwrap()), {
        optional: true,
      })
    : undefined
  return {
    ...given,
    ...(register && { register }),
    ...(capital !== undefined && { capital: readNumber(capital, 'euros') }),
  }
}

/** Where the firm is entered: companies beside the town of their court. */
async function askRegister(): Promise<Json | undefined> {
  const kind = await select({
    message: 'Registre',
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
      ? await text('Ville du greffe', identity.director, { optional: true })
      : undefined
  return { kind, ...(city && { city }) }
}

async function askAddress(territory: Territory): Promise<Answers['address']> {
  const postalCode =
    (await text(
      'Code postal',
      shape.address.shape.postalCode.refine((code) => communesAt(territory, code).length > 0, {
        error: "aucune commune n'a ce code postal",
      }),
    )) ?? ''
  const city = await select({
    message: 'Commune',
    choices: communesAt(territory, postalCode).map(({ name }) => ({ name, value: name })),
  })
  const street = (await text('Numéro et rue', shape.address.shape.street)) ?? ''
  return { street, postalCode, city }
}

/** Asked only where no directory places the commune. */
async function askCoordinates(
  { postalCode, city }: Answers['address'],
  territory: Territory,
): Promise<Answers['coordinates']> {
  const commune = communesAt(territory, postalCode).find(({ name }) => name === city)
  if (commune && placeOf(territory, commune)) return undefined
  const degrees = (limit: number) => z.number().min(-limit).max(limit)
  return {
    lat: await number(`Latitude (${city}), en degrés (45.18)`, 'degrees', degrees(90)),
    lng: await number(`Longitude (${city}), en degrés (0.72)`, 'degrees', degrees(180)),
  }
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

async function askHours(): Promise<Json> {
  const hours: Json = {}
  let last = '8h-12h, 14h-18h'
  for (const [day, name] of Object.entries(dayNames)) {
    const fallback = day === 'Sunday' ? 'fermé' : last
    const typed = await input({
      message: `${name} (8h-12h, 14h-18h ; ou « fermé »)`,
      default: fallback,
      validate: (value) => {
        const read = readHours(value)
        return read
          ? (faultIn(days[day as WeekDay], read) ?? true)
          : `« ${value} » ne se lit pas : écrivez « 8h-12h, 14h-18h », ou « fermé »`
      },
    })
    if (readHours(typed)?.length) last = typed
    hours[day] = readHours(typed)
  }
  return hours
}

async function askSocial(): Promise<readonly Json[]> {
  const accounts: Json[] = []
  for (const network of ['facebook', 'instagram']) {
    const url = await text(`Adresse de votre page ${network}`, webAddress(), { optional: true })
    if (url) accounts.push({ network, url })
  }
  return accounts
}

/** Those that the radius reaches are proposed, others that may be chosen can be added. */
async function askDepartments(soFar: Answers, territory: Territory): Promise<readonly string[]> {
  const proposed = chosenDepartments(soFar, territory)
  const around = departmentsWithin(
    territory,
    centreOf(soFar, territory),
    farthestDepartment(soFar.radiusKm),
  )
  return checkbox({
    message: 'Départements',
    required: true,
    choices: [...new Set([...proposed, ...around])].map((code) => ({
      name: `${territory.departments.get(code) ?? ''} (${code})`,
      value: code,
      checked: proposed.includes(code),
    })),
  })
}

async function askCatalogue(tree: ContentTree, switches: Answers['switches']): Promise<Json> {
  const named = (kind: 'service' | 'trade', id: string, field: string) =>
    String(tree.record(fileOf(kind, id))[field])
  const services = await checkbox({
    message: 'Services à garder',
    required: true,
    pageSize: 12,
    choices: tree.services.map((id) => ({
      name: named('service', id, 'name'),
      value: id,
      checked: true,
    })),
  })
  const trades = await checkbox({
    message: 'Métiers à garder',
    pageSize: 20,
    choices: tree.trades.map((id) => ({
      name: named('trade', id, 'title'),
      value: id,
      checked: homesFor(tree, id, { services, switches }).length > 0,
    })),
    validate: (chosen) => {
      const kept = chosen.map(({ value }) => value)
      const bare = services.find((id) => {
        const tabs = tree.tabTrades(id)
        return tabs.length > 0 && !tabs.some((trade) => kept.includes(trade))
      })
      if (bare !== undefined)
        return `« ${named('service', bare, 'name')} » resterait sans onglet : gardez un de ses métiers (${tree
          .tabTrades(bare)
          .map((trade) => named('trade', trade, 'title'))
          .join(', ')})`
      return kept.length >= 2 || 'gardez deux métiers au moins'
    },
  })
  const homes: Record<string, string> = {}
  for (const trade of trades)
    if (homesFor(tree, trade, { services, switches }).length === 0)
      homes[trade] = await select({
        message: `Sous quel service ranger « ${named('trade', trade, 'title')} » ?`,
        choices: services.map((id) => ({ name: named('service', id, 'name'), value: id })),
      })
  return { services, trades, homes }
}

const switchNames = {
  estimation: 'Page « Estimation avant achat »',
  projectManagement: 'Page « Gestion de projet »',
  tradesGuide: 'Guide des métiers et leurs familles',
  jobs: 'Pages des chantiers finis',
  map: "Carte des zones d'intervention",
  whatsApp: 'WhatsApp',
  illustrationNotes: "Mention « Image d'illustration »",
} as const

async function askSwitches(tree: ContentTree): Promise<Answers['switches']> {
  const now = tree.record('firm.json').switches as Json
  const on = await checkbox({
    message: 'Ce que le site montre',
    choices: Object.entries(switchNames).map(([value, name]) => ({
      name,
      value,
      checked: now[value] === true,
    })),
  })
  return Object.fromEntries(Object.keys(switchNames).map((name) => [name, on.includes(name)]))
}

/** Each by what it is for; one that cannot be told apart from those before it, or from white, is asked for again. */
async function askColours(tree: ContentTree): Promise<Json> {
  if (!(await yes('Changer des couleurs ?'))) return {}
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
      fallback: now[role],
    })
    chosen = { ...chosen, [role]: colour.parse(typed) }
  }
  return Object.fromEntries(
    Object.entries(chosen).filter(([role, typed]) => typed !== now[role as ColourRole]),
  )
}
