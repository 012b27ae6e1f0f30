import { answer } from '../answer'
import type { MailHealth } from '../delivery'
import type { Answer, Host } from '../host'
import type { Outage } from '../outages'
import { explainNotKept, explainPhotosNotKept, noticesOf, type Watched } from './delivery-notices'

/**
 * Says in JSON whether leads and photos are kept, mail leaves and the owner's tools are told: status 503 while
 * a notice of it stands in the inbox, else 200.
 */
export function answerHealth(host: Watched): Answer {
  const { delivery, webhook, outages } = host
  const [notKept, photosNotKept] = [outages.of('leads'), outages.of('photos')]
  const mail = delivery?.health()
  const state = mail?.fault?.kind ?? stateWithoutFault(mail)
  const why = mail?.fault ?? (state === 'delayed' ? mail?.stuck : undefined)
  const tools = webhook?.health().fault
  const body = JSON.stringify({
    mail: state,
    waiting: mail?.waiting ?? 0,
    refused: mail?.refused ?? 0,
    ...(why && { code: why.code, explanation: why.explanation }),
    ...(tools !== undefined && { tools: { explanation: tools } }),
    ...(notKept && { notKept: told(notKept, explainNotKept) }),
    ...(photosNotKept && { photosNotKept: told(photosNotKept, explainPhotosNotKept) }),
  })
  return answer(isWell(host) ? 200 : 503, 'application/json', body)
}

const told = (outage: Outage, explain: (outage: Outage) => string) => ({
  code: outage.code,
  since: outage.since,
  explanation: explain(outage),
})

/** Whether no notice stands in the inbox. */
const isWell = (host: Watched) => noticesOf(host).length === 0

function stateWithoutFault(mail: MailHealth | undefined): 'refused' | 'delayed' | 'ok' | 'off' {
  if (!mail) return 'off'
  return mail.refused > 0 ? 'refused' : mail.stuck ? 'delayed' : 'ok'
}

/** The query by which whoever watches from outside asks, at the address that forms post to. */
export const HEALTH_QUERY = '?health'

/** How long an answer stands, whoever asks: to look again takes the longer the more waits. */
const STANDS_MS = 30_000

/**
 * What the relay tells the public of itself: one bit, by which a service that only knows an address can wake
 * its owner. He reads why in the inbox.
 */
export class PublicHealth {
  #last: { until: number; isWell: boolean } | undefined

  /** 200 while all is well, else 503. The store is not looked through, as it is for the owner. */
  answer(host: Watched & Pick<Host, 'clock'>): Answer {
    const now = host.clock.elapsed()
    if (!this.#last || now >= this.#last.until)
      this.#last = { until: now + STANDS_MS, isWell: isWell(host) }
    return this.#last.isWell
      ? answer(200, 'text/plain', 'OK')
      : answer(503, 'text/plain', 'En panne')
  }
}
