import { answerRefusal, secure } from '../core/answer'
import { EnvironmentError } from '../core/environment'
import { Refusal } from '../core/refusal'
import { toWeb } from '../core/web-messages'
import { firmInPath, settingsOf } from './firms'
import type { WorkerEnvironment } from './platform'

export { FirmRelay } from './firm-relay'

/** Passes each request on to the object of the firm that its address names, and to no other. */
const worker = {
  async fetch(request: Request, env: WorkerEnvironment): Promise<Response> {
    const found = firmInPath(new URL(request.url).pathname)
    try {
      if (found && settingsOf(env, found.firm)) {
        return await env.RELAY.get(env.RELAY.idFromName(found.firm)).fetch(request)
      }
      return refuse(request, new Refusal(404, 'Adresse introuvable.'))
    } catch (error) {
      console.error(error instanceof EnvironmentError ? error.message : error)
      return refuse(request, new Refusal(500, 'Erreur interne du relais.'))
    }
  },
}

function refuse(request: Request, refusal: Refusal): Response {
  const answer = answerRefusal(request, refusal, 'form')
  secure(answer)
  return toWeb(answer)
}

export default worker
