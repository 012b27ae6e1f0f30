import { answerRefusal, secure } from './answer'
import { givePermission, PERMISSION_QUERY } from './give-permission'
import type { Host, RelayRequest, Visitor } from './host'
import { answerHealth, answerInbox, answerLeadFile } from './inbox'
import { allowReading, PREFLIGHT_HEADERS, requireAllowedOrigin } from './origin'
import { receiveLead } from './receive-lead'
import { ClientGone, Refusal } from './refusal'

/** The one address forms post to. */
export const POST_PATH = '/demande'

/** Where this machine asks whether mail leaves. */
const HEALTH_PATH = '/health'

/**
 * Answers one request: the whole relay. What is refused, and what fails, is an answer too.
 * Throws ClientGone when the sender left before the request was whole. A body that was refused may
 * be left unread.
 */
export async function handle(
  request: RelayRequest,
  host: Host,
  visitor: Visitor,
): Promise<Response> {
  const url = new URL(request.url)
  const posts = url.pathname === POST_PATH && visitor.mayPost
  let response: Response
  try {
    response = await (posts
      ? takePost(url, request, host, visitor)
      : show(url, request, host, visitor))
  } catch (error) {
    if (error instanceof ClientGone) throw error
    response = answerRefusal(request, refusalOf(error, request, host))
  }
  if (request.method === 'HEAD') response = await headOf(response)
  secure(response)
  if (posts) allowReading(response, request, host.settings.allowedOrigins)
  return response
}

async function takePost(
  url: URL,
  request: RelayRequest,
  host: Host,
  visitor: Visitor,
): Promise<Response> {
  requireMethod(request, 'POST', 'OPTIONS')
  const origin = requireAllowedOrigin(request, host.settings.allowedOrigins)
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
  return url.search === PERMISSION_QUERY
    ? givePermission(origin, host, visitor)
    : receiveLead(request, origin, host, visitor)
}

/** The inbox, and what hangs on it. */
async function show(
  { pathname, searchParams }: URL,
  request: RelayRequest,
  { store, delivery }: Host,
  { inboxClosed }: Visitor,
): Promise<Response> {
  const file = /^\/leads\/([^/]+)\/([^/]+)$/.exec(pathname)
  const health = pathname === HEALTH_PATH
  if (pathname !== '/' && !file && !health) throw new Refusal(404, 'Adresse introuvable.')

  const closed = inboxClosed()
  if (closed !== undefined) throw new Refusal(403, `Boîte de réception fermée : ${closed}.`)
  requireMethod(request, 'GET', 'HEAD')
  // What cannot be looked through now is shown as it was.
  if (!file) await store.forgetErased().catch(() => {})
  if (health) return answerHealth(delivery?.health())
  if (file) return answerLeadFile(store, file[1] ?? '', file[2] ?? '')
  const page = searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,6}$/.test(page)) throw new Refusal(404, 'Page introuvable.')
  return answerInbox(store, Number(page), delivery?.health())
}

function refusalOf(error: unknown, { method }: RelayRequest, { log }: Host): Refusal {
  if (error instanceof Refusal) {
    log(`${method} refused with ${error.status}`)
    return error
  }
  log(`unexpected fault: ${error instanceof Error ? error.stack : typeof error}`)
  return new Refusal(500, 'Erreur interne du relais.')
}

async function headOf(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

function requireMethod({ method }: RelayRequest, ...allowed: string[]): void {
  if (allowed.includes(method)) return
  throw new Refusal(405, `Méthode refusée : cette adresse accepte ${allowed.join(' et ')}.`, {
    Allow: allowed.join(', '),
  })
}
