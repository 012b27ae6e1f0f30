import { createHash } from 'node:crypto'

import type { FormField } from './multipart'
import type { Submission } from './submission'

/** A stored request, as `lead.json` holds it. No address of the sender's machine is kept. */
export interface Lead {
  schema: 1
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  subject: string
  /** The page's origin. */
  origin: string
  /** Every field of the form but the directives, in order, nothing changed. */
  fields: readonly FormField[]
}

const DEFAULT_SUBJECT = 'Nouvelle demande depuis le site'
const SUBJECT_LENGTH = 150

/** Makes a lead of an accepted submission. */
export function toLead(submission: Submission, origin: string, receivedAt: Date): Lead {
  return {
    schema: 1,
    id: leadId(submission.fields),
    receivedAt: receivedAt.toISOString(),
    subject: toSubject(submission.directives.get('_subject')),
    origin,
    fields: submission.fields,
  }
}

/**
 * The same content with the same token is the same lead, so a browser may repeat a request whose
 * answer it never got. Half of SHA-256 (128 bits, hexadecimal) is enough to tell leads apart.
 */
function leadId(fields: readonly FormField[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32)
}

/** `20251121T172530123Z-<id>`: sorts by time as text, and holds the id. */
export function leadName({ receivedAt, id }: Lead): string {
  return `${receivedAt.replace(/[-:.]/g, '')}-${id}`
}

/** The id inside a lead's directory name, or undefined when the text is no such name. */
export function idFromName(name: string): string | undefined {
  return /^\d{8}T\d{9}Z-([0-9a-f]{32})$/.exec(name)?.[1]
}

function toSubject(given = ''): string {
  const line = given
    // Marks that change the writing direction could make a subject read as something else.
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  if (letters.length <= SUBJECT_LENGTH) return line || DEFAULT_SUBJECT
  return `${letters.slice(0, SUBJECT_LENGTH - 1).join('')}…`
}
