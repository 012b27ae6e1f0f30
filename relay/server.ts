import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import { secure } from './answer'
import { clientKey, network } from './client-address'
import { Delivery } from './delivery'
import { Gate } from './gate'
import { withDefaults, type RelayOptions, type RelaySettings } from './options'
import { OpenConnections } from './open-connections'
import { RateLimit } from './rate-limit'
import type { Reception } from './receive-lead'
import { purge } from './retention'
import { answerFault, POST_PATH, route, type Serves } from './routes'
import { LeadStore } from './store'

/** A relay that is listening. */
export interface Relay {
  /** The inbox, without final slash. */
  url: string
  /** Where forms post. */
  postUrl: string
  port: number
  /** Stops taking requests, lets those under way finish (five seconds at most), frees the port. */
  close: () => Promise<void>
}

// These and the body limit bound memory: 128 bodies of 256 KiB, and what 4 leads take on
// their way to the disk, which does no more than 4 things at a time anyway (libuv's threads).
const CONNECTIONS = { total: 128, perClient: 64 }
const LEADS_AT_A_TIME = 4
/** An inbox with a port of its own is for this machine, whoever may post. */
const INBOX_HOST = '127.0.0.1'
const CLOSING_GRACE_MS = 5_000

/**
 * Starts a relay in this process.
 * Throws the system's error for a port or host that cannot be listened on (`syscall` is listen or
 * getaddrinfo) and for a data directory that cannot be used; nothing is left running then.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const settings = withDefaults(options)
  const connections = new OpenConnections(CONNECTIONS, settings.log)
  let closing: Promise<void> | undefined
  const serve = (serves: Serves) =>
    createServer(
      {
        headersTimeout: settings.timeouts.headersMs,
        requestTimeout: settings.timeouts.requestMs,
        connectionsCheckingInterval: Math.min(1_000, settings.timeouts.headersMs),
      },
      (request, response) => {
        secure(response)
        connections.onRequest(request, response, clientKey(request, settings.trustedProxies))
        response.once('close', () => closing && closeIdle())
        // A client that leaves while it is answered is no fault of ours.
        response.on('error', () => {})
        opening
          .then((reception) => route(request, response, reception, serves))
          .catch((error: unknown) => answerFault(request, response, error, settings.log))
      },
    )
  const server = serve(settings.inboxPort === undefined ? 'both' : 'forms')
  const inbox = settings.inboxPort === undefined ? undefined : serve('inbox')
  const servers = inbox ? [server, inbox] : [server]
  const closeIdle = () => servers.forEach((each) => each.closeIdleConnections())
  // A proxy of ours speaks for everybody: whom it counts for is known once headers are there.
  server.on('connection', (socket) =>
    connections.add(socket, settings.trustedProxies > 0 ? '' : network(socket.remoteAddress ?? '')),
  )
  // Requests that come in while the leads are still being listed wait for it.
  const opening = open(server, inbox, settings)
  const { delivery, store } = await opening
  const resuming = delivery?.resume()
  const purging = startPurging(store, settings)

  const { port } = server.address() as AddressInfo
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const url = `http://${host}:${port}`
  return {
    url: inbox ? `http://${INBOX_HOST}:${(inbox.address() as AddressInfo).port}` : url,
    postUrl: `${url}${POST_PATH}`,
    port,
    close() {
      clearInterval(purging)
      closing ??= Promise.all(servers.map(closeServer))
        .then(() => delivery?.close())
        .then(() => resuming)
      return closing
    },
  }
}

async function open(
  server: Server,
  inbox: Server | undefined,
  settings: RelaySettings,
): Promise<Reception> {
  // The port first: a second relay started by mistake fails here, before it touches the leads.
  await listen(server, settings.port, settings.host)
  const giveUp = async (error: unknown): Promise<never> => {
    for (const each of inbox?.listening ? [server, inbox] : [server]) {
      each.closeAllConnections()
      await closeServer(each)
    }
    throw error
  }
  if (inbox) await listen(inbox, settings.inboxPort ?? 0, INBOX_HOST).catch(giveUp)
  const store = await LeadStore.open(resolve(settings.dataDir)).catch(giveUp)
  let trapped = 0
  return {
    settings,
    store,
    rateLimit: new RateLimit(settings.rateLimit),
    gate: new Gate(LEADS_AT_A_TIME),
    delivery:
      settings.smtpUrl === undefined
        ? undefined
        : new Delivery(store, settings.smtpUrl, settings.mail, settings.retry, settings.log),
    countTrapped: () => settings.log(`trap filled, dropped (${++trapped} since start)`),
  }
}

/** Erases what has passed its term, now and again each day. A fault is told, and tried again. */
function startPurging(
  store: LeadStore,
  { retentionMonths, purgeEveryMs, log }: RelaySettings,
): NodeJS.Timeout | undefined {
  if (retentionMonths === undefined) return undefined
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      const erased = await purge(store, retentionMonths, new Date())
      if (erased === 0) return
      log(
        `${erased} ${erased === 1 ? 'lead' : 'leads'} erased, none of its sender within ${retentionMonths} months`,
      )
    } catch (error) {
      log(`leads past their term not erased: ${(error as NodeJS.ErrnoException).code ?? error}`)
    } finally {
      busy = false
    }
  }
  void look()
  return setInterval(() => void look(), purgeEveryMs).unref()
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const timer = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS)
  await closed
  clearTimeout(timer)
}
