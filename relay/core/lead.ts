import * as z from 'zod/mini'

import { referenceField, referenceOf } from '@/lib/forms/reference'
import { parisMomentText } from '@/lib/calendar/paris-time'
import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import type { FormField } from './multipart'
import type { LeadPhoto, ReceivedPhoto } from './photos'
import type { Screening } from './spam/score'
import { storedAs, storedMoment } from './stored'
import { TOKEN_FIELD, type Submission } from './submission'

/** A stored request, as `lead.json` holds it. No address of the sender's machine is kept. */
export interface Lead {
  schema: 1
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  subject: string
  /** The page's origin. */
  origin: string
  /** What the relay made of it; absent in leads that an older relay has kept. */
  screening?: Screening
  /**
   * « K7P-4M2 », as the site has told it to the sender; absent in leads from before there were references.
   */
  reference?: string
  /** By when the site says that the firm calls back, ISO 8601, UTC; absent where it says nothing. */
  callBackBy?: string
  /**
   * Another request, with other content, came under the same key before: its sender has changed it and sent
   * it again, most often for want of an answer. Absent where that is not known.
   */
  isAnotherVersion?: true
  /**
   * Every field of the form except the directives, in order. Phone numbers and e-mail addresses are
   * normalised, all else is word for word.
   */
  fields: readonly FormField[]
  /** Its photos, in order, even after they were erased. Absent where it has none. */
  photos?: readonly LeadPhoto[]
  /** How many photos came with it and could not be kept; its sender was told. Absent where none was lost. */
  lostPhotos?: number
}

const leadSchema: z.ZodMiniType<Lead> = z.looseObject({
  schema: z.literal(1),
  id: z.string(),
  receivedAt: storedMoment(),
  subject: z.string(),
  origin: z.string(),
  screening: z.exactOptional(
    z.looseObject({ points: z.number(), reasons: z.array(z.string()), setAside: z.boolean() }),
  ),
  reference: z.exactOptional(z.string()),
  callBackBy: z.exactOptional(storedMoment()),
  isAnotherVersion: z.exactOptional(z.literal(true)),
  fields: z.array(z.tuple([z.string(), z.string()])),
  photos: z.exactOptional(
    z.array(z.looseObject({ name: z.string(), bytes: z.number(), pixels: z.optional(z.number()) })),
  ),
  lostPhotos: z.exactOptional(z.number()),
})

/** A lead as it was stored. Throws SyntaxError for a text that no relay has written. */
export const leadFrom = (stored: string): Lead => storedAs(leadSchema, stored)

/** Every subject begins so, whatever its sender writes: no lead's mail passes for another of the relay's. */
const SUBJECT_OPENING = 'Nouvelle demande'
const DEFAULT_SUBJECT = `${SUBJECT_OPENING} depuis le site`
const SUBJECT_LENGTH = 150

/** What a lead is made of. */
interface LeadParts {
  /** From `leadId`. */
  id: string
  submission: Submission
  origin: string
  receivedAt: Date
  screening: Screening
  photos?: readonly ReceivedPhoto[]
  lostPhotos?: number
  callBackBy?: Date | undefined
  isAnotherVersion?: boolean
}

/** Makes a lead from an accepted submission. */
export function toLead({
  id,
  submission,
  origin,
  receivedAt,
  screening,
  photos = [],
  lostPhotos = 0,
  callBackBy,
  isAnotherVersion = false,
}: LeadParts): Lead {
  return {
    schema: 1,
    id,
    receivedAt: receivedAt.toISOString(),
    subject: toSubject(submission.directives.get('_subject'), screening.setAside),
    origin,
    screening,
    reference: referenceOf(keyOf(submission) ?? id),
    ...(callBackBy && { callBackBy: callBackBy.toISOString() }),
    ...(isAnotherVersion && { isAnotherVersion }),
    fields: submission.fields,
    ...(photos.length > 0 && {
      photos: photos.map(({ name, bytes, pixels }) => ({ name, bytes, pixels })),
    }),
    ...(lostPhotos > 0 && { lostPhotos }),
  }
}

/** Fields about the sending, which may differ when the same request comes again. */
const OF_THE_SENDING = [TOKEN_FIELD, referenceField, 'Page']

/** What names one request, however often it is sent; undefined where its form names none. */
export function keyOf({ directives }: Submission): string | undefined {
  return directives.get('_idempotency_key') || undefined
}

/**
 * Computes the id of a lead. The same content under the same key is the same lead, so that a browser may
 * repeat a request whose answer it never got, even after a reload, which changes the token. Without a key
 * (another form, an older page) the token takes its place. Half of SHA-256 (128 bits, hexadecimal) is enough
 * to tell leads apart. Photos are content: adding one makes another lead.
 */
export function leadId(submission: Submission, photos: readonly ReceivedPhoto[] = []): string {
  const { fields } = submission
  const key = keyOf(submission)
  const identity = key ? [key, fields.filter(([name]) => !OF_THE_SENDING.includes(name))] : fields
  const whole = photos.length > 0 ? [identity, photos.map(({ sha256 }) => sha256)] : identity
  return hexDigest(JSON.stringify(whole)).slice(0, 32)
}

/** Names that are English in the contract with the form, or say too little, as the owner reads them. */
const SHOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['Marketing Consent', 'Nouvelles par e-mail'],
  ['Page', 'Venue de la page'],
])
/** A field's name as the owner reads it. */
export const shownName = (name: string) => SHOWN_NAMES.get(name) ?? name

/**
 * The fields of a lead that are shown: without its token, with French names, and with our reference last,
 * whatever the sender put into that field.
 */
export function shownFields({ fields, reference }: Lead): readonly FormField[] {
  const shown = fields
    // An empty row looks like an answer that was lost.
    .filter(([name, value]) => name !== TOKEN_FIELD && value.trim() !== '')
    .map(([name, value]): FormField => [shownName(name), value])
  if (reference === undefined) return shown
  return [...shown.filter(([name]) => name !== referenceField), [referenceField, reference]]
}

/** `20251121T172530123Z-<id>`: sorts by time as text, and holds the id. */
export function leadName({ receivedAt, id }: Lead): string {
  return `${receivedAt.replace(/[-:.]/g, '')}-${id}`
}

/** The reference of a lead, by which everybody speaks of it. */
export function leadReference({ reference, id }: Lead): string {
  return reference ?? id
}

/** The ISO time at which the lead of this name came in. */
export function receivedAtFromName(name: string): string {
  return name.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z).*$/, '$1-$2-$3:$4:$5.$6')
}

/** The id inside a lead's directory name, or undefined when the text is no such name. */
export function idFromName(name: string): string | undefined {
  return /^\d{8}T\d{9}Z-([0-9a-f]{32})$/.exec(name)?.[1]
}

/** Whether a lead was set aside under « À vérifier ». Older relays set none aside. */
export function isSetAside({ screening }: Lead): boolean {
  return screening?.setAside === true
}

/** Why a lead was set aside, in French for the owner; empty where it was not. */
export function doubtsOf(lead: Lead): string {
  if (!isSetAside(lead)) return ''
  const reasons = lead.screening?.reasons.join(' ; ') ?? ''
  return french(`À vérifier : ${reasons}. Cette demande peut être sincère.`)
}

/**
 * By when the site has promised a call, in French for the owner, who has to keep the promise; empty where it
 * has not.
 */
export function promiseOf({ callBackBy }: Lead): string {
  if (callBackBy === undefined) return ''
  const by = new Date(callBackBy)
  return french(`Le site promet un rappel au plus tard ${parisMomentText(by)}.`)
}

/**
 * That there are two requests to read together, in French for the owner; empty for any other. They may have
 * come within minutes or days, and the first may lie further down.
 */
export function otherVersionOf({ isAnotherVersion }: Lead): string {
  if (!isAnotherVersion) return ''
  return french(
    'Une autre version de cette demande a été envoyée sous la même référence : lisez les deux, celle-ci la corrige ou la complète.',
  )
}

/** That photos are missing, in French for the owner, who may wait for them; empty where none was lost. */
export function lostPhotosOf({ lostPhotos = 0 }: Lead): string {
  if (lostPhotos === 0) return ''
  return french(
    lostPhotos === 1
      ? "Une photo jointe n'a pas pu être conservée : le site a demandé de vous l'envoyer par e-mail."
      : `${lostPhotos} photos jointes n'ont pas pu être conservées : le site a demandé de vous les envoyer par e-mail.`,
  )
}

/** A text without direction marks, which could make it read as something else. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
}

function toSubject(given = '', setAside = false): string {
  const line = withoutDirectionMarks(given)
    .replace(/\s+/g, ' ')
    // Otherwise a mail program would decode it as an encoded word (RFC 2047), and show what the relay never
    // saw.
    .replaceAll('=?', '= ?')
    .trim()
  const opening = line.startsWith(`${SUBJECT_OPENING} `) ? '' : french(`${SUBJECT_OPENING} : `)
  const subject = line === '' ? DEFAULT_SUBJECT : opening + line
  const letters = Array.from((setAside ? french('À vérifier : ') : '') + subject)
  if (letters.length <= SUBJECT_LENGTH) return letters.join('')
  return `${letters.slice(0, SUBJECT_LENGTH - 1).join('')}…`
}
