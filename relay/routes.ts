import type { IncomingMessage, ServerResponse } from 'node:http'

import { answerRefusal } from './answer'
import { sendHealth, sendInbox, sendLeadFile } from './inbox'
import { requireLocalVisitor } from './inbox-access'
import { allowReading, PREFLIGHT_HEADERS, requireAllowedOrigin } from './origin'
import { receiveLead, type Reception } from './receive-lead'
import { ClientGone, Refusal } from './refusal'

/** The one address forms post to. */
export const POST_PATH = '/demande'

/** Where this machine asks whether mail leaves. */
const HEALTH_PATH = '/health'

/** What a port is for. */
export type Serves = 'forms' | 'inbox' | 'both'

/** Answers one request. Throws Refusal for what it turns down, ClientGone when nobody listens. */
export async function route(
  request: IncomingMessage,
  response: ServerResponse,
  reception: Reception,
  serves: Serves,
): Promise<void> {
  const [path = '', query] = (request.url ?? '').split('?')
  if (path === POST_PATH && serves !== 'inbox') return routePost(request, response, reception)
  const file = /^\/leads\/([^/]+)\/([^/]+)$/.exec(path)
  const health = path === HEALTH_PATH
  if (path !== '/' && !file && !health) throw new Refusal(404, 'Adresse introuvable.')

  if (serves === 'forms') {
    throw new Refusal(403, 'Boîte de réception fermée : derrière un proxy, elle a un port à elle.')
  }
  requireLocalVisitor(request)
  requireMethod(request, 'GET', 'HEAD')
  // What cannot be looked through now is shown as it was.
  if (!file) await reception.store.forgetErased().catch(() => {})
  if (health) return sendHealth(response, reception.delivery?.health())
  if (file) return sendLeadFile(response, reception.store, file[1] ?? '', file[2] ?? '')
  const page = new URLSearchParams(query).get('page') ?? '1'
  if (!/^[1-9]\d{0,6}$/.test(page)) throw new Refusal(404, 'Page introuvable.')
  return sendInbox(response, reception.store, Number(page), reception.delivery?.health())
}

/** Answers a request whose handling threw. */
export function answerFault(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: (line: string) => void,
): void {
  if (error instanceof ClientGone || response.headersSent) {
    response.destroy()
  } else if (error instanceof Refusal) {
    log(`${request.method} refused with ${error.status}`)
    answerRefusal(request, response, error)
  } else {
    log(`unexpected fault: ${error instanceof Error ? error.stack : typeof error}`)
    answerRefusal(request, response, new Refusal(500, 'Erreur interne du relais.'))
  }
}

async function routePost(
  request: IncomingMessage,
  response: ServerResponse,
  reception: Reception,
): Promise<void> {
  const { allowedOrigins } = reception.settings
  const given = request.headers.origin
  allowReading(response, given !== undefined && allowedOrigins.includes(given) ? given : undefined)
  requireMethod(request, 'POST', 'OPTIONS')
  const origin = requireAllowedOrigin(request, allowedOrigins)
  if (request.method === 'POST') return receiveLead(request, response, origin, reception)
  response.writeHead(204, PREFLIGHT_HEADERS).end()
}

function requireMethod(request: IncomingMessage, ...allowed: string[]): void {
  if (allowed.includes(request.method ?? '')) return
  throw new Refusal(405, `Méthode refusée : cette adresse accepte ${allowed.join(' et ')}.`, {
    Allow: allowed.join(', '),
  })
}
