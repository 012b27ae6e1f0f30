import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a line is: each way takes half the round trip; bytes a second are shared by all connections. */
export interface NetworkSpeed {
  readonly roundTripMs: number
  readonly downBytes: number
  readonly upBytes: number
}

/** Lighthouse's slow 4G. */
export const slow4g: NetworkSpeed = { roundTripMs: 150, downBytes: 204_800, upBytes: 96_000 }

export interface SlowNetwork {
  readonly origin: string
  readonly close: () => void
}

/**
 * A slow line to a server of this machine. The browser's own throttling covers only the requests of pages
 * that it is attached to, and not those that it makes ahead of a click.
 */
export async function slowNetwork(port: number, speed: NetworkSpeed): Promise<SlowNetwork> {
  const sockets = new Set<Socket>()
  const down = lane(speed.roundTripMs / 2, speed.downBytes)
  const up = lane(speed.roundTripMs / 2, speed.upBytes)
  const line = createServer((visitor) => {
    const server = connect(port, '127.0.0.1')
    for (const socket of [visitor, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => [visitor, server].forEach((each) => each.destroy()))
      socket.on('close', () => sockets.delete(socket))
    }
    pass(visitor, server, up)
    pass(server, visitor, down)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close() {
      line.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

type Lane = (size: number) => Promise<void>

/** One direction of the line: resolves once so many bytes have arrived, after all bytes sent before them. */
function lane(delayMs: number, bytesPerSecond: number): Lane {
  let free = 0
  return async (size) => {
    free = Math.max(free, performance.now()) + (size / bytesPerSecond) * 1000
    await wait(free + delayMs - performance.now())
  }
}

/** In pieces no longer than a packet's worth of a slow line, each after the one before it. */
const pieceBytes = 4096

function pass(from: Socket, to: Socket, travel: Lane): void {
  let last = Promise.resolve()
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes)
      const arrived = travel(piece.length)
      last = last.then(async () => {
        await arrived
        if (!to.destroyed) to.write(piece)
      })
    }
  })
  from.on('end', () => void last.then(() => to.end()))
}
