import { answer } from '../answer'
import type { MailHealth } from '../delivery'
import type { Answer } from '../host'

/** Says in JSON whether mail leaves: 503 while something keeps it from leaving, else 200. */
export function answerHealth(mail: MailHealth | undefined): Answer {
  const state = mail?.fault?.kind ?? stateWithoutFault(mail)
  const why = mail?.fault ?? (state === 'delayed' ? mail?.stuck : undefined)
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(why && { code: why.code, explanation: why.explanation }),
  })
  return answer(state === 'ok' || state === 'off' ? 200 : 503, 'application/json', body)
}

function stateWithoutFault(mail: MailHealth | undefined): 'refused' | 'delayed' | 'ok' | 'off' {
  if (!mail) return 'off'
  return mail.refused > 0 ? 'refused' : mail.stuck ? 'delayed' : 'ok'
}
