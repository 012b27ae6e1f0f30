import { referenceField } from '@/lib/forms/reference'

import { hexDigest } from './digest'
import type { Host } from './host'
import { keyOf } from './lead'
import { PERMISSION_LIFETIME_MS, readPermission, type PermissionState } from './spam/permission'
import { screen, type Screening } from './spam/score'
import type { Writing } from './spam/text-signs'
import { hasToken, TOKEN_FIELD, type Submission } from './submission'
import { usedFirst } from './used-first'

/** The directive in which a form returns its permission. */
const PERMISSION_DIRECTIVE = '_permission'

const NAME_FIELDS = ['Prénom', 'Nom']
/** Fields without a text of the sender's own: the site's words, and who sends. */
const NOT_WRITTEN = [
  ...NAME_FIELDS,
  'Email',
  'Téléphone',
  'Service',
  'Type de bien',
  'Page',
  // The text beside a box, which is the site's.
  'Texte accepté',
  referenceField,
  TOKEN_FIELD,
]

/** How many characters of a text are looked at: more would cost time and memory, and tell nothing new. */
const LOOKED_AT = 10_000
const LOOKED_AT_NAME = 200
/** As long as an address can be (RFC 5321). */
const LOOKED_AT_EMAIL = 254

/** How long the relay recognises a text or a key, by its digest. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000
/** A text up to this length may well be written by two people alike: « devis peinture svp ». */
const SHORT_TEXT = 40

/** Whether another request, with other content, has come under the same key within seven days. */
export async function isAnotherVersion(
  submission: Submission,
  leadId: string,
  host: Pick<Host, 'store' | 'clock'>,
): Promise<boolean> {
  const key = keyOf(submission)
  return key !== undefined && isKnown('key', key, leadId, host)
}

/** Weighs what was posted. Uses up its permission, and remembers its text. */
export async function screenSubmission(
  submission: Submission,
  leadId: string,
  origin: string,
  host: Pick<Host, 'store' | 'clock' | 'rateLimit' | 'permissionSecret'>,
  client: string,
): Promise<Screening> {
  const writing = writingOf(submission)
  const [permission, repeated] = await Promise.all([
    permissionOf(submission, leadId, origin, host),
    isRepeated(writing, leadId, host),
  ])
  return screen(writing, {
    permission,
    hasToken: hasToken(submission),
    trapped: submission.trapped,
    shareOfLimit: host.rateLimit.shareOf(client),
    repeated,
  })
}

function writingOf({ fields }: Submission): Writing {
  const valuesOf = (names: readonly string[]) =>
    fields.flatMap(([name, value]) => (names.includes(name) ? [value] : []))
  return {
    names: valuesOf(NAME_FIELDS).map((name) => name.slice(0, LOOKED_AT_NAME)),
    email: valuesOf(['Email']).join(' ').slice(0, LOOKED_AT_EMAIL),
    text: fields
      .flatMap(([name, value]) => (NOT_WRITTEN.includes(name) ? [] : [value.slice(0, LOOKED_AT)]))
      .filter((value) => value !== 'Oui' && value !== 'Non')
      .join('\n')
      .slice(0, LOOKED_AT),
  }
}

async function permissionOf(
  submission: Submission,
  leadId: string,
  origin: string,
  { store, clock, permissionSecret }: Pick<Host, 'store' | 'clock' | 'permissionSecret'>,
): Promise<PermissionState> {
  const now = clock.now()
  const text = submission.directives.get(PERMISSION_DIRECTIVE)
  const { state, id } = readPermission(permissionSecret, text, origin, now)
  if (id === undefined) return state
  const until = new Date(now.getTime() + PERMISSION_LIFETIME_MS)
  return (await isFirst(store, `permission ${id}`, leadId, until)) ? state : 'used'
}

async function isRepeated(
  { text }: Writing,
  leadId: string,
  host: Pick<Host, 'store' | 'clock'>,
): Promise<boolean> {
  // Without addresses and numbers, which senders of bulk messages change.
  const bare = text
    .toLowerCase()
    .replace(/https?:\S+|[^\p{L}]+/gu, ' ')
    .trim()
  return bare.length >= SHORT_TEXT && isKnown('text', bare, leadId, host)
}

/** Whether another lead has brought the same text or key within seven days; only its digest is remembered. */
async function isKnown(
  kind: 'text' | 'key',
  value: string,
  leadId: string,
  { store, clock }: Pick<Host, 'store' | 'clock'>,
): Promise<boolean> {
  const until = new Date(clock.now().getTime() + REMEMBERED_MS)
  return !(await isFirst(store, `${kind} ${hexDigest(value).slice(0, 32)}`, leadId, until))
}

/**
 * Whether something is used for the first time. No lead waits for it to be written, and a disk that fails to
 * remember it must neither keep a lead from being stored nor cast doubt on it: at worst a program is believed
 * once more after a kill.
 */
const isFirst = (store: Host['store'], thing: string, leadId: string, until: Date) =>
  usedFirst(store, thing, leadId, until, 'soon').catch(() => true)
