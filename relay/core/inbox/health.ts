import { answer } from '../answer'
import type { MailHealth } from '../delivery'
import type { Answer } from '../host'

/** Says in JSON whether mail leaves: 503 while something keeps it from leaving, else 200. */
export function answerHealth(mail: MailHealth | undefined): Answer {
  const state = mail?.fault?.kind ?? (mail?.refused ? 'refused' : mail ? 'ok' : 'off')
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(mail?.fault && { code: mail.fault.code, explanation: mail.fault.explanation }),
  })
  return answer(state === 'ok' || state === 'off' ? 200 : 503, 'application/json', body)
}
