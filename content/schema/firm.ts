import * as z from 'zod'
import { coordinates, day, some } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type WeekDay = (typeof weekDays)[number]

const time = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** From when to when the firm can be reached on a day; a lunch break makes two of it. Times as HH:MM. */
const interval = () => z.strictObject({ opens: time(), closes: time() }).readonly()
export type Interval = z.infer<ReturnType<typeof interval>>

/** Opening hours of each day of the week; a day without an interval is closed. */
const openingHours = () =>
  z
    .strictObject(
      Object.fromEntries(weekDays.map((day) => [day, z.array(interval()).readonly()])) as Record<
        WeekDay,
        z.ZodReadonly<z.ZodArray<ReturnType<typeof interval>>>
      >,
    )
    .readonly()
export type OpeningHours = z.infer<ReturnType<typeof openingHours>>

/** The first and the last day, both included. */
const period = () => ({
  from: day().meta({ label: 'Du' }),
  until: day().meta({ label: 'Au (compris)' }),
})

/** Days on which nobody answers: said on every page on those days alone, and taken into account by what forms promise. */
const closure = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      ...period(),
      text: prose().meta({ description: 'Par exemple « Congés d’été : fermé jusqu’au 24 août. »' }),
      promise: prose()
        .optional()
        .meta({ description: 'Ce que les formulaires promettent ces jours-là.' }),
    })
    .readonly()
export type Closure = z.infer<ReturnType<typeof closure>>

/** A line of the owner's own, on every page, between two days. */
const notice = ({ prose }: Vocabulary) => z.strictObject({ ...period(), text: prose() }).readonly()
export type Notice = z.infer<ReturnType<typeof notice>>

const address = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      street: prose(),
      postalCode: z.string().regex(/^\d{5}$/),
      city: prose(),
      department: prose(),
    })
    .readonly()

/** French national form, with spaces; tel: and WhatsApp links derive from it. */
const phone = () => z.string().regex(/^0[1-9](?: \d\d){4}$/)

/** An insurance of the firm, with what quotes and invoices say of it (Code de l'artisanat, L132-1) and its certificate (Code des assurances, L243-2). */
const insurance = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      guarantee: z.enum(['décennale', 'responsabilité civile']),
      insurer: prose(),
      contact: prose().meta({ label: "Coordonnées de l'assureur" }),
      policy: prose().meta({ label: 'Numéro de police' }),
      activities: some(prose()).meta({ label: 'Activités assurées' }),
      area: prose().meta({ label: 'Couverture géographique' }),
      until: day().meta({ label: "Valable jusqu'au" }),
    })
    .readonly()
export type Insurance = z.infer<ReturnType<typeof insurance>>

/** A label: it holds for one domain of works, under one number, until one day. */
const label = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      name: prose().meta({ description: 'Par exemple « Qualibat RGE ».' }),
      rge: z.boolean(),
      domain: prose(),
      body: prose().meta({ label: 'Organisme' }),
      number: prose(),
      until: day().meta({ label: "Valable jusqu'au" }),
    })
    .readonly()
export type Label = z.infer<ReturnType<typeof label>>

/** What only the owner knows. A field that is not there is unknown: it is said to be, and never invented. */
export const identity = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      name: prose().optional().meta({ label: 'Dénomination sociale' }),
      form: prose().optional().meta({ label: 'Forme juridique' }),
      capital: z.number().positive().optional().meta({ label: 'Capital social, en euros' }),
      siret: z
        .string()
        .regex(/^\d{14}$/)
        .refine(hasLuhnKey, 'n’est pas un SIRET : sa clé est fausse')
        .optional()
        .meta({ label: 'SIRET', description: '14 chiffres ; le SIREN en est le début.' }),
      register: z
        .strictObject({ kind: z.enum(['RCS', 'RM', 'RNE']), city: prose().optional() })
        .readonly()
        .optional()
        .meta({ label: 'Registre et ville du greffe' }),
      vatNumber: z
        .string()
        .regex(/^(?:FR\d{11}|franchise)$/)
        .optional()
        .meta({
          label: 'TVA intracommunautaire',
          description: '« franchise » quand la TVA ne s’applique pas (article 293 B du CGI).',
        }),
      director: prose().optional().meta({ label: 'Directeur de la publication' }),
      insurances: z.array(insurance(vocabulary)).readonly().meta({ label: 'Assurance décennale' }),
      mediator: z
        .strictObject({ name: prose(), address: prose(), site: z.url() })
        .readonly()
        .optional()
        .meta({ label: 'Médiateur de la consommation' }),
      host: z
        .strictObject({ name: prose(), address: prose(), phone: prose() })
        .readonly()
        .optional()
        .meta({ label: 'Hébergeur' }),
      repairs: z
        .union([z.literal(false), z.strictObject({ hourly: prose(), fixed: prose() }).readonly()])
        .optional()
        .meta({
          label: 'Tarifs de dépannage, de réparation et d’entretien',
          description:
            'Taux horaire TTC et forfaits, comme ils se lisent ; false quand l’entreprise n’en fait pas.',
        }),
      labels: z.array(label(vocabulary)).readonly().optional().meta({
        label: 'Qualifications',
        description:
          'Une liste vide dit que l’entreprise n’en a pas ; sans liste, on ne le sait pas.',
      }),
    })
    .readonly()
}

/** INSEE's check digit: of every second figure from the right the double counts, and the sum is a multiple of ten. */
function hasLuhnKey(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What the firm offers; what is off leaves every menu, list, form, sitemap and structured data. */
const switches = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      estimation: z.boolean().meta({ label: 'Page « Estimation avant achat »' }),
      projectManagement: z.boolean().meta({ label: 'Page « Gestion de projet »' }),
      tradesGuide: z.boolean().meta({ label: 'Guide des métiers et leurs familles' }),
      jobs: z.boolean().meta({ label: 'Pages des chantiers finis' }),
      map: z.boolean().meta({ label: "Carte des zones d'intervention" }),
      whatsApp: z.boolean().meta({ label: 'WhatsApp' }),
      illustrationNotes: z.boolean().meta({ label: 'Mention « Image d’illustration »' }),
      quoteForm: z
        .union([z.literal(true), z.strictObject({ closedText: prose() }).readonly()])
        .meta({
          label: 'Formulaire de devis',
          description:
            'true, ou ce qui se lit à sa place : « Nous ne prenons plus de demandes avant mars. »',
        }),
      whenOff: z.enum(['404', 'redirect']).meta({
        label: 'À l’adresse d’une page éteinte : page introuvable, ou renvoi vers l’accueil',
      }),
    })
    .readonly()

const origin = () => z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^/]+$/)

/** `content/firm.json`: every fact about the company, once. */
export const firm = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    brand: prose(),
    baseline: prose(),
    tagline: prose(),
    promise: prose(),
    origins: z.strictObject({ canonical: origin(), alias: origin() }).readonly(),
    /** At least one: the landline is the one shown first, WhatsApp is the mobile's. */
    phones: z
      .strictObject({ landline: phone().optional(), mobile: phone().optional() })
      .refine(({ landline, mobile }) => landline ?? mobile, 'il faut un numéro au moins')
      .readonly(),
    email: z.email(),
    emailNote: prose(),
    answerWithinHours: z.int().positive().max(240).optional().meta({
      label: 'Délai de réponse à une demande, en heures',
      description:
        'Les jours fermés et fériés ne comptent pas. Sans lui, les formulaires n’annoncent aucune date.',
    }),
    addresses: z
      .strictObject({
        registered: address(vocabulary),
        workshop: address(vocabulary).optional(),
      })
      .readonly(),
    /** The centre of the service area. */
    coordinates: coordinates().readonly(),
    openingHours: openingHours(),
    closures: z.array(closure(vocabulary)).readonly(),
    notices: z.array(notice(vocabulary)).readonly(),
    languages: some(z.string().regex(/^[a-z]{2}$/)).meta({ label: 'Langues parlées' }),
    /** The year. */
    founded: z.int().min(1800).max(2100).optional(),
    social: z
      .array(
        z.strictObject({ network: z.enum(['facebook', 'instagram']), url: z.url() }).readonly(),
      )
      .readonly(),
    /** Three readings of one fact, each shown where it belongs. */
    experience: z.strictObject({ home: prose(), trades: prose(), since: prose() }).readonly(),
    /** Kilometres in whatever is computed; in words on the home page, which speaks of more. */
    radius: z.strictObject({ serviceAreaKm: z.number().positive(), homeText: prose() }).readonly(),
    /** Kilometres within which travel is free, then charged moderately. */
    travel: z
      .strictObject({
        freeWithinKm: z.number().positive(),
        moderateWithinKm: z.number().positive(),
      })
      .readonly(),
    projectManagement: z
      .strictObject({
        title: prose(),
        included: some(prose()),
        benefits: some(prose()),
        note: prose(),
      })
      .readonly()
      .optional()
      .meta({ description: 'Inutile quand switches.projectManagement est false.' }),
    contactTitle: prose(),
    reasonsTitle: prose(),
    reasons: some(prose()),
    switches: switches(vocabulary),
    legal: identity(vocabulary),
  })
}
/**
 * The record, the number that is shown wherever there is room for one, and the one that WhatsApp
 * reaches: none where it is switched off or the firm has no mobile phone.
 */
export type Firm = Readonly<z.infer<ReturnType<typeof firm>>> & {
  readonly phone: string
  readonly whatsApp?: string
}
