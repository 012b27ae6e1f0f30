import { answer } from '../answer'
import type { MailHealth } from '../delivery'
import type { Answer, Host } from '../host'
import { explainNotKept, explainPhotosNotKept } from './delivery-notices'

/**
 * Says in JSON whether leads and photos are kept and mail leaves: status 503 while any of them fails, else
 * 200.
 */
export function answerHealth({ delivery, outages }: Pick<Host, 'delivery' | 'outages'>): Answer {
  const [notKept, photosNotKept] = [outages.of('leads'), outages.of('photos')]
  const mail = delivery?.health()
  const state = mail?.fault?.kind ?? stateWithoutFault(mail)
  const why = mail?.fault ?? (state === 'delayed' ? mail?.stuck : undefined)
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(why && { code: why.code, explanation: why.explanation }),
    ...(notKept && { notKept: { ...notKept, explanation: explainNotKept(notKept) } }),
    ...(photosNotKept && {
      photosNotKept: { ...photosNotKept, explanation: explainPhotosNotKept(photosNotKept) },
    }),
  })
  const isWell = (state === 'ok' || state === 'off') && !notKept && !photosNotKept
  return answer(isWell ? 200 : 503, 'application/json', body)
}

function stateWithoutFault(mail: MailHealth | undefined): 'refused' | 'delayed' | 'ok' | 'off' {
  if (!mail) return 'off'
  return mail.refused > 0 ? 'refused' : mail.stuck ? 'delayed' : 'ok'
}
