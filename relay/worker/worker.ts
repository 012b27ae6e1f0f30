import { answerRefusal, secure } from '../core/answer'
import { EnvironmentError } from '../core/environment'
import type { RelaySettings } from '../core/options'
import { allowReading } from '../core/origin'
import { Refusal } from '../core/refusal'
import { toWeb } from '../core/web-messages'
import { firmInPath, settingsOf } from './firms'
import type { WorkerEnvironment } from './platform'

export { FirmRelay } from './firm-relay'

/** Passes each request on to the object of the firm that its address names, and to no other. */
const worker = {
  async fetch(request: Request, env: WorkerEnvironment): Promise<Response> {
    const found = firmInPath(new URL(request.url).pathname)
    let settings: RelaySettings | undefined
    try {
      settings = found && settingsOf(env, found.firm)
      if (!found || !settings) return refuse(request, new Refusal(404, 'Adresse introuvable.'))
      return await env.RELAY.get(env.RELAY.idFromName(found.firm)).fetch(request)
    } catch (error) {
      console.error(error instanceof EnvironmentError ? error.message : error)
      return settings
        ? refuse(request, unreached(), settings.allowedOrigins)
        : refuse(request, new Refusal(500, 'Erreur interne du relais.'))
    }
  },
}

/**
 * The platform ends an object whenever it moves or updates it, in the middle of a request too. The next one
 * finds it again: the site sends by itself once more what is answered so.
 */
function unreached(): Refusal {
  return new Refusal(503, 'Le relais redémarre. Réessayez dans une minute ou téléphonez-nous.', {
    'Retry-After': '60',
  })
}

function refuse(
  request: Request,
  refusal: Refusal,
  allowedOrigins: readonly string[] = [],
): Response {
  const answer = answerRefusal(request, refusal, 'form')
  secure(answer)
  allowReading(answer, request, allowedOrigins)
  return toWeb(answer)
}

export default worker
