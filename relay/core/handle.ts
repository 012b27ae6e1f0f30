import { answerRefusal, secure } from './answer'
import { faultPlace } from './fault-code'
import { givePermission, PERMISSION_QUERY } from './give-permission'
import type { Answer, Host, RelayRequest, Visitor } from './host'
import { HEALTH_QUERY } from './inbox/health'
import { refuseBackgroundRequests } from './inbox/own-page'
import { inboxRoute } from './inbox/route'
import { answerSignedOut, inboxAccess, signInRoute } from './inbox/sign-in-route'
import { ownerCommandRoute } from './owner-command'
import { allowReading, PREFLIGHT_HEADERS, requireAllowedOrigin } from './origin'
import { receiveLead } from './receive-lead'
import { ClientGone, Refusal, requireMethod } from './refusal'

/** The one address forms post to; the site's build knows it as `ownRelayPath`. */
export const POST_PATH = '/demande'

/**
 * Answers one request: the whole relay. Refusals and failures are answers too. Throws ClientGone when the
 * sender left before the request was complete. The body of a refused request may be left unread.
 */
export async function handle(request: RelayRequest, host: Host, visitor: Visitor): Promise<Answer> {
  const url = new URL(request.url)
  const posts = url.pathname === POST_PATH && visitor.mayPost
  let answer: Answer
  try {
    answer = await (posts
      ? atPostPath(url, request, host, visitor)
      : show(url, request, host, visitor))
  } catch (error) {
    if (error instanceof ClientGone) throw error
    answer = answerRefusal(request, refusalOf(error, request, host), posts ? 'form' : 'inbox')
  }
  if (request.method === 'HEAD') delete answer.body
  secure(answer)
  if (posts) {
    allowReading(answer, request, host.settings.allowedOrigins)
    answer.headers.Date = host.clock.now().toUTCString()
  }
  return answer
}

/** A form, or one of the two questions that stand at its address: every proxy passes it on, and no other. */
async function atPostPath(
  url: URL,
  request: RelayRequest,
  host: Host,
  visitor: Visitor,
): Promise<Answer> {
  if (url.search === HEALTH_QUERY) {
    requireMethod(request, 'GET', 'HEAD')
    return host.publicHealth.answer(host)
  }
  requireMethod(request, 'POST', 'OPTIONS')
  const origin = requireAllowedOrigin(request, host.settings.allowedOrigins)
  if (request.method === 'OPTIONS') return { status: 204, headers: { ...PREFLIGHT_HEADERS } }
  return url.search === PERMISSION_QUERY
    ? givePermission(origin, host, visitor)
    : receiveLead(request, origin, host, visitor)
}

/** A page of the inbox, for a visitor who may see it. */
async function show(
  url: URL,
  request: RelayRequest,
  host: Host,
  visitor: Visitor,
): Promise<Answer> {
  refuseBackgroundRequests(request)
  const signIn = signInRoute(url.pathname, request, host, visitor)
  if (signIn) return signIn(url)
  const command = ownerCommandRoute(url.pathname, request, host)
  if (command) return command()
  const route = inboxRoute(url.pathname)
  if (!route) throw new Refusal(404, 'Adresse introuvable.')
  const access = inboxAccess(request, host, visitor)
  if (access === 'sign-in') return answerSignedOut(url, request)
  return route({ url, request, host, signedIn: access === 'signed-in' })
}

function refusalOf(error: unknown, { method }: RelayRequest, { log }: Host): Refusal {
  if (error instanceof Refusal) {
    log(`${method} refused with ${error.status}`)
    return error
  }
  log(`unexpected fault: ${faultPlace(error)}`)
  return new Refusal(500, 'Erreur interne du relais.')
}
