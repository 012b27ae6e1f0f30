import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Open {
  /** Who the connection counts for; '' while a proxy of ours has not said whom it speaks for. */
  client: string
  /** Monotonic time since which its request is awaited, in milliseconds. */
  since: number
  /** Under way: once it is whole, and until it is answered, the connection is never cut. */
  request: IncomingMessage | undefined
}

/** How many connections may be open, in all and for each client. */
interface ConnectionLimits {
  total: number
  perClient: number
}

/**
 * Makes room for a newcomer by cutting who has kept the relay waiting longest: somebody who opens
 * connections and sends nothing takes places from himself, not from the others. A visitor's form
 * takes well under a second, so the one that goes is hardly ever his.
 */
export class OpenConnections {
  readonly #open = new Map<Socket, Open>()

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly log: (line: string) => void,
  ) {}

  /** Counts a new connection; `client` is '' behind a proxy of ours. */
  add(socket: Socket, client: string): void {
    this.#open.set(socket, { client, since: performance.now(), request: undefined })
    socket.once('close', () => this.#open.delete(socket))
    this.#makeRoom(client)
    if (this.#open.size > this.limits.total) this.#cut(this.#slowest(this.#waiting()) ?? socket)
  }

  /** Says for whom a connection speaks, now that headers are there, and what it asks. */
  onRequest(request: IncomingMessage, response: ServerResponse, client: string): void {
    const open = this.#open.get(request.socket)
    if (!open) return
    open.client = client
    open.request = request
    response.once('close', () =>
      Object.assign(open, { request: undefined, since: performance.now() }),
    )
    this.#makeRoom(client)
  }

  #makeRoom(client: string): void {
    if (client === '' || this.#open.size <= this.limits.perClient) return
    const own = this.#waiting().filter(([, open]) => open.client === client)
    if (own.length > this.limits.perClient) this.#cut(own[0]?.[0])
  }

  /** Connections whose request is not whole, those that have been waited for longest first. */
  #waiting(): [Socket, Open][] {
    return (
      [...this.#open]
        // Its end is told to nobody who does not read it.
        .filter(([, { request }]) => !request?.complete)
        .sort(([, a], [, b]) => a.since - b.since)
    )
  }

  /** The slowest of the client who holds most places. */
  #slowest(waiting: readonly [Socket, Open][]): Socket | undefined {
    const counts = new Map<string, number>()
    for (const [, { client }] of waiting) counts.set(client, (counts.get(client) ?? 0) + 1)
    const most = Math.max(...counts.values())
    return waiting.find(([, { client }]) => counts.get(client) === most)?.[0]
  }

  #cut(socket: Socket | undefined): void {
    if (!socket) return
    this.#open.delete(socket)
    socket.destroy()
    this.log('slow connection cut to make room')
  }
}
