import type { LeadStore } from './store'
import { quote } from './test-form'
import { keepLead } from './test-store'

/** Leads whose mail has not left. */
export const WAITING = 3

/**
 * Keeps so many leads of the last years: all but the newest mailed, some quoted, every tenth sender
 * the same.
 */
export async function plantLeads(store: LeadStore, count: number): Promise<void> {
  const start = Date.parse('2024-01-01T08:00:00Z')
  for (let n = 0; n < count; n++) {
    const receivedAt = new Date(start + n * 3 * 60 * 60_000).toISOString()
    const changes = {
      Nom: `Lacombe ${n}`,
      Email: `client-${n % 10 ? n : 0}@exemple.fr`,
      Téléphone: '',
      Description: `Demande n° ${n}. ${'Refaire la toiture, côté nord. '.repeat(30)}`,
      Page: `/services/${n % 7}`,
      CSRF_Token: `jeton-${n}`,
    }
    const name = await keepLead(store, receivedAt, quote(changes))
    if (n < count - WAITING) await store.setRecord(name, 'delivered', { deliveredAt: receivedAt })
    if (n % 5 === 0)
      await store.setRecord(name, 'followUp', {
        status: 'quoted',
        statusSince: receivedAt,
        callBefore: n % 50 === 0 ? '2026-11-24' : null,
        notes: [{ id: 'note-number-1', writtenAt: receivedAt, text: 'Échafaudage à prévoir' }],
        mergedInto: null,
      })
  }
}
