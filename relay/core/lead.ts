import { referenceField, referenceOf } from '@/lib/forms/reference'
import { parisMomentText } from '@/lib/calendar/paris-time'
import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import type { FormField } from './multipart'
import type { LeadPhoto, ReceivedPhoto } from './photos'
import type { Screening } from './spam/score'
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
  /** What it looked like to the relay; absent where an older relay has kept it. */
  screening?: Screening
  /** « K7P-4M2 », as the site has told the sender; absent in leads of before there were any. */
  reference?: string
  /** By when the site says that the firm calls back, ISO 8601, UTC; absent where it says nothing. */
  callBackBy?: string
  /** Every field of the form but the directives, in order, nothing changed but the way a phone is written. */
  fields: readonly FormField[]
  /** Its photos, in order, also once they were erased. Absent where it has none. */
  photos?: readonly LeadPhoto[]
}

const DEFAULT_SUBJECT = 'Nouvelle demande depuis le site'
const SUBJECT_LENGTH = 150

/** Makes a lead of an accepted submission. */
export function toLead(
  submission: Submission,
  origin: string,
  receivedAt: Date,
  screening: Screening,
  photos: readonly ReceivedPhoto[] = [],
  callBackBy?: Date,
): Lead {
  const id = leadId(submission, photos)
  return {
    schema: 1,
    id,
    receivedAt: receivedAt.toISOString(),
    subject: toSubject(submission.directives.get('_subject'), screening.setAside),
    origin,
    screening,
    reference: referenceOf(submission.directives.get(KEY_DIRECTIVE) || id),
    ...(callBackBy && { callBackBy: callBackBy.toISOString() }),
    fields: submission.fields,
    ...(photos.length > 0 && { photos: photos.map(({ name, bytes }) => ({ name, bytes })) }),
  }
}

/** What tells of the sending, not of the request: it may differ when the same one comes again. */
const OF_THE_SENDING = [TOKEN_FIELD, referenceField, 'Page']

/** What the form calls one and the same request, however often it is sent. */
const KEY_DIRECTIVE = '_idempotency_key'

/**
 * The same content under the same key is the same lead, so a browser may repeat a request whose
 * answer it never got, also after a reload, which changes its token. Without a key (another form,
 * an older page) the token stands for it. Half of SHA-256 (128 bits, hexadecimal) is enough to tell
 * leads apart. Photos are content: whoever adds one to a request whose answer was lost sends another.
 */
export function leadId(
  { directives, fields }: Submission,
  photos: readonly ReceivedPhoto[] = [],
): string {
  const key = directives.get(KEY_DIRECTIVE)
  const identity = key ? [key, fields.filter(([name]) => !OF_THE_SENDING.includes(name))] : fields
  const whole = photos.length > 0 ? [identity, photos.map(({ sha256 }) => sha256)] : identity
  return hexDigest(JSON.stringify(whole)).slice(0, 32)
}

/** Names that the form's contract has in English, as the owner reads them. */
const FRENCH_NAMES: ReadonlyMap<string, string> = new Map([
  ['Marketing Consent', 'Nouvelles par e-mail'],
])

/** What is shown of a lead: no token, no English, and the reference last, whoever made it up. */
export function shownFields({ fields, reference }: Lead): readonly FormField[] {
  const shown = fields
    .filter(([name]) => name !== TOKEN_FIELD)
    .map(([name, value]): FormField => [FRENCH_NAMES.get(name) ?? name, value])
  if (reference === undefined) return shown
  return [...shown.filter(([name]) => name !== referenceField), [referenceField, reference]]
}

/** `20251121T172530123Z-<id>`: sorts by time as text, and holds the id. */
export function leadName({ receivedAt, id }: Lead): string {
  return `${receivedAt.replace(/[-:.]/g, '')}-${id}`
}

/** What a request is called, by whoever speaks of it. */
export function leadReference({ reference, id }: Lead): string {
  return reference ?? id
}

/** ISO time at which the lead of this name came in. */
export function receivedAtFromName(name: string): string {
  return name.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z).*$/, '$1-$2-$3:$4:$5.$6')
}

/** The id inside a lead's directory name, or undefined when the text is no such name. */
export function idFromName(name: string): string | undefined {
  return /^\d{8}T\d{9}Z-([0-9a-f]{32})$/.exec(name)?.[1]
}

/** Whether a lead was set aside under « À vérifier ». Those of an older relay never were. */
export function isPutAside({ screening }: Lead): boolean {
  return screening?.setAside === true
}

/** Why a lead was set aside, for the owner; empty where it was not. */
export function doubtsOf(lead: Lead): string {
  if (!isPutAside(lead)) return ''
  const reasons = lead.screening?.reasons.join(' ; ') ?? ''
  return french(`À vérifier : ${reasons}. Cette demande peut être sincère.`)
}

/** By when the site has promised a call, for the owner, who has to keep it; empty where it has not. */
export function promiseOf({ callBackBy }: Lead): string {
  if (callBackBy === undefined) return ''
  const by = new Date(callBackBy)
  return french(`Le site promet un rappel au plus tard ${parisMomentText(by)}.`)
}

/** Marks that change the writing direction could make a line read as something else. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
}

function toSubject(given = '', setAside = false): string {
  const line = withoutDirectionMarks(given)
    .replace(/\s+/g, ' ')
    // Otherwise an encoded word (RFC 2047) would be shown as what it encodes, unseen by the relay.
    .replaceAll('=?', '= ?')
    .trim()
  const letters = Array.from((setAside ? french('À vérifier : ') : '') + (line || DEFAULT_SUBJECT))
  if (letters.length <= SUBJECT_LENGTH) return letters.join('')
  return `${letters.slice(0, SUBJECT_LENGTH - 1).join('')}…`
}
