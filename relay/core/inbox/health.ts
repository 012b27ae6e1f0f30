import { answer } from '../answer'
import type { MailHealth } from '../delivery'
import type { Answer, Host } from '../host'
import { explainNotKept } from './delivery-notices'

/**
 * Says in JSON whether leads are kept and mail leaves: 503 while something keeps either from happening,
 * else 200.
 */
export function answerHealth({ delivery, notKept }: Pick<Host, 'delivery' | 'notKept'>): Answer {
  const mail = delivery?.health()
  const state = mail?.fault?.kind ?? stateWithoutFault(mail)
  const why = mail?.fault ?? (state === 'delayed' ? mail?.stuck : undefined)
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(why && { code: why.code, explanation: why.explanation }),
    ...(notKept && { notKept: { ...notKept, explanation: explainNotKept(notKept) } }),
  })
  const isWell = (state === 'ok' || state === 'off') && !notKept
  return answer(isWell ? 200 : 503, 'application/json', body)
}

function stateWithoutFault(mail: MailHealth | undefined): 'refused' | 'delayed' | 'ok' | 'off' {
  if (!mail) return 'off'
  return mail.refused > 0 ? 'refused' : mail.stuck ? 'delayed' : 'ok'
}
