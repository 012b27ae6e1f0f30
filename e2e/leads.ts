import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A retry runs in a process of its own, and the first attempt may have left leads of the same sender. */
const began = new Date().toISOString()

interface StoredLead {
  readonly folder: string
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
  /** The fields of the request, and the subject of its mail. */
  readonly fields: Record<string, string>
  /** Why the relay takes it for a program's, in French. */
  readonly reasons: readonly string[]
}

/** Every lead that the relay of this run has on disk, except those of an earlier attempt. */
function storedLeads(): StoredLead[] {
  const leads = process.env.LEADS_DIR ?? ''
  return readdirSync(leads, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => {
      const folder = path.join(leads, name)
      const { subject, receivedAt, fields, screening } = JSON.parse(
        readFileSync(path.join(folder, 'lead.json'), 'utf8'),
      ) as {
        subject: string
        receivedAt: string
        fields: [string, string][]
        screening: { reasons: string[] }
      }
      const { reasons } = screening
      return { folder, receivedAt, fields: { subject, ...Object.fromEntries(fields) }, reasons }
    })
    .filter(({ receivedAt }) => receivedAt >= began)
}

const from = (email: string) => storedLeads().filter(({ fields }) => fields.Email === email)

/** The fields of one sender's leads. Tests run at the same time, each with an e-mail address of its own. */
export function leadsFrom(email: string): Record<string, string>[] {
  return from(email).map(({ fields }) => fields)
}

/** What the relay holds against the leads of one sender, in French. */
export function reasonsAgainst(email: string): string[] {
  return from(email).flatMap(({ reasons }) => reasons)
}

/** The photos of one sender's leads, in the order of the leads and of the request. */
export function photosFrom(email: string): Buffer[] {
  return from(email).flatMap(({ folder }) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('photo-'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name))),
  )
}
