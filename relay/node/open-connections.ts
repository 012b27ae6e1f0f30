import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Open {
  /** Whom the connection counts for; '' until a proxy of ours has said whom it speaks for. */
  client: string
  /** Since when its request is awaited, in milliseconds of a monotonic clock. */
  since: number
  /** Its request under way; once that is complete, and until it is answered, the connection is not cut. */
  request: IncomingMessage | undefined
}

/** How many connections may be open, in all and for each client. */
interface ConnectionLimits {
  total: number
  perClient: number
}

/**
 * Makes room for a new connection by cutting the one that has kept the relay waiting longest: whoever opens
 * connections and sends nothing loses his own places, not those of others. A visitor's form takes well under
 * a second, and is hardly ever the one that is cut.
 */
export class OpenConnections {
  readonly #open = new Map<Socket, Open>()

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly log: (line: string) => void,
  ) {}

  /** Adds a new connection; `client` is '' behind a proxy of ours. */
  add(socket: Socket, client: string): void {
    this.#open.set(socket, { client, since: performance.now(), request: undefined })
    socket.once('close', () => this.#open.delete(socket))
    this.#makeRoom(client)
    if (this.#open.size > this.limits.total) this.#cut(this.#slowest(this.#waiting()) ?? socket)
  }

  /** To be called once headers are there: they say whom a connection speaks for, and what it asks. */
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

  /** Connections with an incomplete request, the longest awaited first. */
  #waiting(): [Socket, Open][] {
    return (
      [...this.#open]
        // Not the event `end`: it does not come where nobody reads the body.
        .filter(([, { request }]) => !request?.complete)
        .sort(([, a], [, b]) => a.since - b.since)
    )
  }

  /** The slowest connection of the client who holds most places. */
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
