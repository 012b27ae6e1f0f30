import { createHash } from 'node:crypto'

import { quote } from '../core/test-form'
import type { KeptLead } from './host'
import { cleanUp, eventually, quietPort, send, type Address } from './test-http'
import { jpeg, part, postWith } from './test-photos'

const POSTS = 18
const CLIENTS = 10
const PHOTOS = [1, 2, 3]

/** A host that takes photos, and can be killed and started again over the same leads. */
interface KillablePhotoHost {
  start: (port: number) => Promise<Address & { kill: () => Promise<void> }>
  stored: (relay: Address) => Promise<readonly KeptLead[]>
  /** Headers by which the owner asks for the inbox. */
  owner: Record<string, string>
}

/** What the relay promises of photos, under the worst that can happen to it. */
export function testKilledPhotos(host: KillablePhotoHost): void {
  afterEach(cleanUp)

  test('killed again and again under forms with photos: what was acknowledged is whole, once', async () => {
    const port = await quietPort()
    let relay = await host.start(port)
    let running = Promise.resolve()
    const acknowledged = new Set<number>()
    const insist = async (n: number) => {
      const fields = quote({ Nom: `${n}`, _idempotency_key: `clé ${n}` })
      const photos = PHOTOS.map((k) => part(jpeg(400_000, 10 * n + k)))
      for (;;) {
        const answer = await postWith(relay, photos, fields).catch(() => undefined)
        if (answer?.status === 200) return void acknowledged.add(n)
        await running
      }
    }
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = client; n < POSTS; n += CLIENTS) await insist(n)
    })
    for (const enough of [4, 10]) {
      await eventually(() => acknowledged.size >= enough)
      running = (async () => {
        await relay.kill()
        relay = await host.start(port)
      })()
      await running
    }
    await Promise.all(clients)
    const stored = await host.stored(relay)
    expect(stored).toHaveLength(POSTS)
    for (const { name, lead } of stored) {
      const n = Number(new Map(lead.fields).get('Nom'))
      for (const k of PHOTOS) {
        const path = `/leads/${name}/photo-${k}.jpg`
        const { bytes } = await send(relay, { path, headers: host.owner })
        expect(sha(bytes)).toBe(sha(jpeg(400_000, 10 * n + k)))
      }
    }
    await relay.kill()
  })
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
