import type { LeadStatus } from '../follow-up'
import { html, type Html } from '../html'

/** The French names of a lead's states. */
export const STATUS_NAMES: Readonly<Record<LeadStatus, string>> = {
  new: 'Nouvelle',
  calledBack: 'Rappelée',
  quoted: 'Devis envoyé',
  won: 'Gagnée',
  lost: 'Perdue',
}

/** A lead's state as a badge. */
export function statusMark(status: LeadStatus): Html {
  return html`<span class="mark ${status}">${STATUS_NAMES[status]}</span>`
}
