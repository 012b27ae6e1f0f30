import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import { slowestLine } from '@/lib/forms/photo-rules'

import type { Delivery } from '../core/delivery'
import { faultPlace } from '../core/fault-code'
import { handle, POST_PATH } from '../core/handle'
import type { Host, Visitor } from '../core/host'
import { deliveryOf, hostParts, webhookOf } from '../core/host-parts'
import { RetrySchedule } from '../core/retry-schedule'
import { network } from '../core/network'
import { ClientGone } from '../core/refusal'
import { notErased, purgeLeads } from '../core/retention'
import type { Webhook } from '../core/webhook'
import { clientKey } from './client-address'
import { lockDirectory } from './directory-lock'
import { FileStore } from './file-store'
import { keptOutages } from './kept-outages'
import { whyNotLocal } from './local-visitor'
import { OpenConnections } from './open-connections'
import { withDefaults, type RelayOptions, type RelaySettings } from './options'
import { permissionSecretOf } from './permission-secret'
import { currentFirm, keepFirm } from './sent-firm'
import { timedQueue, type TimedQueue } from './timed-queue'
import { trustedClock, type TrustedClock } from './trusted-clock'
import { sendAnswer, relayRequest } from './web-adapter'

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

/** What a port is for. */
type Serves = 'forms' | 'inbox' | 'both'

// These and the body limit bound memory: 128 bodies of 256 KiB and a piece of a photo each, what a few leads
// take on their way to the disk, and the photos of one.
const CONNECTIONS = { total: 128, perClient: 64 }
/** An inbox with a port of its own is for this machine, whoever may post. */
const INBOX_HOST = '127.0.0.1'
const CLOSING_GRACE_MS = 5_000

/**
 * Starts a relay in this process.
 * Throws the system's error for a port or host that cannot be listened on (`syscall` is listen or
 * getaddrinfo) and for a data directory that cannot be used, InUseError for one in which another relay
 * is at work; nothing is left running then.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const settings = withDefaults(options)
  const connections = new OpenConnections(CONNECTIONS, settings.log)
  let closing: Promise<void> | undefined
  const serve = (serves: Serves) =>
    serverFor(settings, (request, response) => {
      const client = clientKey(request, settings.trustedProxies)
      connections.onRequest(request, response, client)
      response.once('close', () => closing && closeIdle())
      opening.then(
        ({ host }) => answer(request, response, host, visitorOf(request, client, serves, settings)),
        // Whoever starts the relay hears why it could not be opened.
        () => response.destroy(),
      )
    })
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
  const { host, clock, mail, tools, unlock } = await opening
  const resuming = Promise.all([mail?.queue.resume(), tools?.queue.resume()])
  const stopPurging = startPurging(host, clock, settings)

  const { port } = server.address() as AddressInfo
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const inboxPort = inbox ? (inbox.address() as AddressInfo).port : port
  // The name by which it opens there, see `whyNotLocal`.
  const inboxName = settings.signIn ? 'localhost' : inbox ? INBOX_HOST : name
  return {
    url: `http://${inboxName}:${inboxPort}`,
    postUrl: `http://${name}:${port}${POST_PATH}`,
    port,
    close() {
      closing ??= Promise.all(servers.map(closeServer))
        .then(() => Promise.all([mail?.close(), tools?.close(), stopPurging()]))
        .then(() => resuming)
        // Last of all: from here on another relay may have the leads.
        .then(unlock)
      return closing
    },
  }
}

/** A server that waits for nobody longer than the settings say, and does not listen yet. */
function serverFor(
  settings: RelaySettings,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { headersMs, photosMs } = settings.timeouts
  return createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: photosMs,
      connectionsCheckingInterval: Math.min(1_000, headersMs),
    },
    (request, response) => {
      limitTime(request, response, settings)
      // A client that leaves while it is answered is no fault of ours.
      response.on('error', () => {})
      onRequest(request, response)
    },
  )
}

/** What is known of the visitor who sends a request to a port. */
function visitorOf(
  request: IncomingMessage,
  client: string,
  serves: Serves,
  { signIn }: RelaySettings,
): Visitor {
  return {
    client,
    mayPost: serves !== 'inbox',
    inboxClosed: () =>
      serves === 'forms'
        ? 'derrière un proxy, elle a un port à elle'
        : whyNotLocal(request, signIn !== undefined),
  }
}

/**
 * Ends a request that takes too long, as Node itself would: 30 s, and as much more as a form with
 * photos needs on the slowest line that still counts as one.
 */
function limitTime(
  request: IncomingMessage,
  response: ServerResponse,
  { timeouts, limits }: RelaySettings,
): void {
  const declared = Number(request.headers['content-length'] ?? 0)
  const moreMs = declared > limits.bytes ? (declared / slowestLine) * 1_000 : 0
  const timer = setTimeout(
    () => {
      if (request.complete) return
      if (!response.headersSent) {
        request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      }
      request.socket.destroy()
    },
    Math.min(timeouts.requestMs + moreMs, timeouts.photosMs),
  )
  response.once('close', () => clearTimeout(timer))
}

/** Answers one request. Never throws: a fault while the answer is being sent is logged. */
async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  host: Host,
  visitor: Visitor,
): Promise<void> {
  try {
    const request = relayRequest(message)
    await sendAnswer(await handle(request, host, visitor), request, message, response)
  } catch (error) {
    if (!(error instanceof ClientGone)) host.log(`answer broken off: ${faultPlace(error)}`)
    response.destroy()
  }
}

async function open(
  server: Server,
  inbox: Server | undefined,
  settings: RelaySettings,
): Promise<{
  host: Host
  clock: TrustedClock
  mail: TimedQueue<Delivery> | undefined
  tools: TimedQueue<Webhook> | undefined
  unlock: () => Promise<void>
}> {
  // The port first: a second relay started by mistake mostly fails here.
  await listen(server, settings.port, settings.host)
  let unlock: (() => Promise<void>) | undefined
  try {
    if (inbox) await listen(inbox, settings.inboxPort ?? 0, INBOX_HOST)
    const directory = resolve(settings.dataDir)
    // Before the leads are touched: the store clears away what another relay may be writing.
    unlock = await lockDirectory(directory, settings.log)
    const { log } = settings
    const clock = await trustedClock(directory, log)
    const store = await FileStore.open(directory, { log, now: clock.now })
    const permissionSecret = await permissionSecretOf(settings)
    const parts = hostParts({
      settings: { ...settings, firm: await currentFirm(settings) },
      store,
      clock,
      outages: await keptOutages(directory, log),
      log,
    })
    const scheduleOf = () => ({ schedule: new RetrySchedule(settings.retry) })
    const mail = timedQueue((wakeIn) => deliveryOf(parts, { scheduleOf, wakeIn }))
    const tools = timedQueue((wakeIn) => webhookOf(parts, { scheduleOf, wakeIn }))
    const host: Host = {
      ...parts,
      delivery: mail?.queue,
      webhook: tools?.queue,
      learnFirm: async (firm) => {
        await keepFirm(firm, settings)
        host.settings = { ...host.settings, firm }
      },
      permissionSecret,
    }
    return { host, clock, mail, tools, unlock }
  } catch (error) {
    for (const each of inbox?.listening ? [server, inbox] : [server]) {
      each.closeAllConnections()
      await closeServer(each)
    }
    await unlock?.()
    throw error
  }
}

/**
 * Erases what has passed its term, now and again each day. Returns what ends that, once the erasing
 * under way is done.
 */
function startPurging(
  host: Host,
  clock: TrustedClock,
  { purgeEveryMs }: RelaySettings,
): () => Promise<void> {
  const { retentionMonths, photoRetentionMonths } = host.settings
  if (retentionMonths === undefined && photoRetentionMonths === undefined)
    return () => Promise.resolve()
  let purging: Promise<void> | undefined
  const look = () => {
    purging ??= purgeByTrustedClock(host, clock).finally(() => (purging = undefined))
  }
  look()
  const timer = setInterval(look, purgeEveryMs).unref()
  return async () => {
    clearInterval(timer)
    await purging
  }
}

/** Logs a fault, and throws none. */
async function purgeByTrustedClock(host: Host, clock: TrustedClock): Promise<void> {
  try {
    if (await clock.isTrusted()) await purgeLeads(host)
  } catch (error) {
    notErased(error, host.log)
  }
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
