import * as z from 'zod'
import { coordinates, some } from './parts'
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

const time = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Opening hours of a run of days; times as HH:MM, none when closed. */
const openingHours = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      days: prose(),
      schemaDays: some(z.enum(weekDays)),
      opens: time().optional(),
      closes: time().optional(),
    })
    .readonly()
export type OpeningHours = z.infer<ReturnType<typeof openingHours>>

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
    /** French national form, with spaces; tel: and WhatsApp links derive from it. */
    phone: z.string().regex(/^0[1-9](?: \d\d){4}$/),
    email: z.email(),
    emailNote: prose(),
    address: z
      .strictObject({
        street: prose(),
        postalCode: z.string().regex(/^\d{5}$/),
        city: prose(),
        department: prose(),
      })
      .readonly(),
    coordinates: coordinates().readonly(),
    openingHours: some(openingHours(vocabulary)),
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
      .readonly(),
    contactTitle: prose(),
    reasonsTitle: prose(),
    reasons: some(prose()),
    /** Legal facts only the owner knows: the literal « [à compléter] » until then. */
    legal: z
      .strictObject({
        siret: prose(),
        insurer: prose(),
        mediator: prose(),
        host: prose(),
        rge: prose(),
      })
      .readonly(),
  })
}
export type Firm = Readonly<z.infer<ReturnType<typeof firm>>>
