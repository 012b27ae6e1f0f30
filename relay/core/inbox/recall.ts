import type { FollowUp } from '../follow-up'
import type { LeadSummary } from './summary'

/** Whether somebody waits for a call: a closed lead does not, whatever its date. */
export function isToRecall({ callBefore, status }: FollowUp): boolean {
  return callBefore !== null && status !== 'won' && status !== 'lost'
}

/** Sorts by the day of the call, the longest overdue first; of one day, who wrote first. */
export function recallFirst(a: LeadSummary, b: LeadSummary): number {
  const key = ({ followUp, receivedAt }: LeadSummary) => `${followUp.callBefore} ${receivedAt}`
  return key(a) < key(b) ? -1 : 1
}
