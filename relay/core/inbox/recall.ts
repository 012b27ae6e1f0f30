import type { FollowUp } from '../follow-up'
import type { ListedLead } from './listed-lead'

/** Whether a lead waits for a call: a closed one does not, whatever its date. */
export function isToRecall({ callBefore, status }: FollowUp): boolean {
  return callBefore !== null && status !== 'won' && status !== 'lost'
}

/**
 * Compares leads by the day of the call, the longest overdue first; on the same day, the earlier request
 * first.
 */
export function recallFirst(a: ListedLead, b: ListedLead): number {
  const key = ({ followUp, receivedAt }: ListedLead) => `${followUp.callBefore} ${receivedAt}`
  return key(a) < key(b) ? -1 : 1
}
