import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import { secure } from './answer'
import { Delivery } from './delivery'
import { Gate } from './gate'
import { withDefaults, type RelayOptions, type RelaySettings } from './options'
import { RateLimit } from './rate-limit'
import type { Reception } from './receive-lead'
import { answerFault, POST_PATH, route } from './routes'
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

// These two and the body limit bound memory: 128 bodies of 256 KiB, and what 4 leads take on
// their way to the disk, which does no more than 4 things at a time anyway (libuv's threads).
const MAX_CONNECTIONS = 128
const LEADS_AT_A_TIME = 4
const CLOSING_GRACE_MS = 5_000

/**
 * Starts a relay in this process.
 * Throws the system's error for a port or host that cannot be listened on (`syscall` is listen or
 * getaddrinfo) and for a data directory that cannot be used; nothing is left running then.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const settings = withDefaults(options)
  let closing: Promise<void> | undefined
  const server = createServer(
    {
      headersTimeout: settings.timeouts.headersMs,
      requestTimeout: settings.timeouts.requestMs,
      connectionsCheckingInterval: Math.min(1_000, settings.timeouts.headersMs),
    },
    (request, response) => {
      secure(response)
      response.once('close', () => closing && server.closeIdleConnections())
      // A client that leaves while it is answered is no fault of ours.
      response.on('error', () => {})
      opening
        .then((reception) => route(request, response, reception))
        .catch((error: unknown) => answerFault(request, response, error, settings.log))
    },
  )
  server.maxConnections = MAX_CONNECTIONS
  // Requests that come in while the leads are still being listed wait for it.
  const opening = open(server, settings)
  const { delivery } = await opening
  const resuming = delivery?.resume()

  const { port } = server.address() as AddressInfo
  const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
  return {
    url,
    postUrl: `${url}${POST_PATH}`,
    port,
    close() {
      closing ??= closeServer(server)
        .then(() => delivery?.close())
        .then(() => resuming)
      return closing
    },
  }
}

async function open(server: Server, settings: RelaySettings): Promise<Reception> {
  // The port first: a second relay started by mistake fails here, before it touches the leads.
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const store = await LeadStore.open(resolve(settings.dataDir)).catch(async (error: unknown) => {
    server.closeAllConnections()
    await closeServer(server)
    throw error
  })
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

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const timer = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS)
  await closed
  clearTimeout(timer)
}
