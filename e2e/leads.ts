import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The fields of every lead that the relay of this run has on disk. */
function storedLeads(): Record<string, string>[] {
  const folder = process.env.LEADS_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => {
      const lead = JSON.parse(readFileSync(path.join(folder, name, 'lead.json'), 'utf8')) as {
        subject: string
        fields: [string, string][]
      }
      return { subject: lead.subject, ...Object.fromEntries(lead.fields) }
    })
}

/** The leads of one sender; tests run side by side and each has an address of its own. */
export function leadsFrom(email: string): Record<string, string>[] {
  return storedLeads().filter((lead) => lead.Email === email)
}
