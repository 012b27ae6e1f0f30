import * as z from 'zod'
import { firm } from '../../content/schema/firm'
import { strayVatNumber } from '../../content/schema/firm-identity'
import { noIds } from '../../content/schema/vocabulary'
import { parisDay } from '../../lib/calendar/paris-day'
import type { ContentFault } from '../../lib/site/content/faults'
import { faultsOf, frenchMessage } from '../../lib/site/content/schema-faults'
import { hasHours, noHours } from '../../lib/text/opening-hours'
import { recordDayText } from '../../lib/text/day-text'
import { normalisedPhone } from '../../lib/text/phone-number'
import { typedDay } from '../../lib/text/typed-values'

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

/** What people write where no VAT is charged: the word, the article that invoices quote, or a sentence. */
const untaxed =
  /franchise|293\s*b\b|\bnon[-\s]+(?:assujetti|applicable|redevable)|\b(?:pas|sans)\s(?:(?:de|la)\s)?TVA\b/i

/** As the record writes it, in any case and spacing. */
const vatNumber = () =>
  typed
    .transform((text) =>
      untaxed.test(text) ? 'franchise' : text.replace(/[\s.-]/g, '').toUpperCase(),
    )
    .pipe(identity.vatNumber.unwrap())

/** As texts say it after « sous »: « 48 h », « cinq jours », « deux à trois semaines ». */
const duration = () =>
  typed.regex(
    /^[\d\p{L}-]+(?: à [\d\p{L}-]+)? (?:h|heures?|jours?(?: ouvrés| ouvrables)?|semaines?|mois)$/u,
    { error: quoting('une durée s’écrit 48 h, cinq jours ou deux semaines') },
  )

/** The last day of something that the site shows until then. */
const lastDay = () =>
  typed
    .transform((text) => typedDay(text) ?? text)
    .refine((text) => text === typedDay(text), {
      error: quoting('un jour s’écrit 31/12/2027'),
      abort: true,
    })
    .refine((day) => day >= parisDay(), {
      error: ({ input }) =>
        `« ${recordDayText(String(input))} » est passé : le site ne le montrerait pas`,
    })

const labels = identity.labels.unwrap().unwrap()
const label = labels.element
/** A label, whose last day may be written as it is on the certificate. */
export const labelAnswer = z.strictObject({ ...label.unwrap().shape, until: lastDay() }).pipe(label)

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
      error: quoting('un domaine s’écrit toiture-martin.fr, sans espace ni accent'),
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
  /** An empty list says that the firm has none. */
  labels: z.array(labelAnswer).optional(),
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
  /** How long a quote takes once everything needed for it is known. */
  quoteWithin: duration().optional(),
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
