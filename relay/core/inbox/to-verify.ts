import type { LeadSummary } from './summary'

/** Whether a lead was set aside and nobody has looked after it yet: its first change of state settles it. */
export function isToVerify({ setAside, followUp }: LeadSummary): boolean {
  return setAside && followUp.status === 'new'
}
