import { request } from 'node:http'

import PostalMime from 'postal-mime'

import { multipartType, quote, toMultipart, withPermission } from '../core/test-form'
import type { KeptLead } from './host'
import { countFrom } from './count-from'
import { cleanUp, eventually, pause, post, quietPort, SITE, type Address } from './test-http'
import { startMailServer } from './test-mail-server'

const CLIENTS = 50

/** Whom the relay under test mails its leads to. */
export const OWNER = 'contact@example.com'

/** A host that can be killed and started again over the same leads. */
export interface KillableHost {
  /** How many posts, and how often it is killed meanwhile and once at the end. */
  posts: number
  kills: number
  /** Starts it at a port, mailing to another port of this machine. */
  start: (port: number, mailPort: number) => Promise<Address & { kill: () => Promise<void> }>
  /** What is kept when all is over, and whether each was noted as mailed. */
  stored: (relay: Address) => Promise<(KeptLead & { delivered: boolean })[]>
  /** Headers under which nobody's rate limit is reached. */
  from: (n: number) => Record<string, string>
}

/** How many posts the test makes; `KILL_POSTS=5000 npx jest …` makes so many of them. */
export const killPosts = (usual: number) => countFrom('KILL_POSTS', usual)

/** The relay's promise under the worst that can happen to it. */
export function testKilled(host: KillableHost): void {
  const lead = (n: number) =>
    quote({
      Nom: `Client n° ${n}`,
      CSRF_Token: `jeton-${n}`.padEnd(54, '-'),
      Description: 'Un mur à la chaux. '.repeat(1 + (n % 100)),
    })

  afterEach(cleanUp)

  test('a relay killed again and again has lost, doubled or damaged no lead that it acknowledged, and mails each', async () => {
    const [port, mailPort] = [await quietPort(), await quietPort()]
    const { inbox } = await startMailServer(mailPort)
    let relay = await host.start(port, mailPort)
    let running = Promise.resolve()
    const acknowledged = new Set<number>()
    let broken = 0
    let next = 0
    let failed = false

    const kill = () =>
      (running = (async () => {
        await relay.kill()
        relay = await host.start(port, mailPort)
      })())
    const killer = (async () => {
      for (let kills = 1; kills <= host.kills; kills++) {
        const enough = (host.posts * kills) / (host.kills + 1)
        while (acknowledged.size < enough && !failed) await pause(1)
        await kill()
      }
    })()

    /** Sends one lead until it is acknowledged: the same fields and token each time, as the site does. */
    const insist = async (n: number) => {
      for (;;) {
        try {
          const answer = await post(relay, lead(n), host.from(n))
          expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
          acknowledged.add(n)
          return
        } catch (error) {
          failed ||= !isBrokenConnection(error)
          if (failed) throw error
          broken += 1
          // Not asked meanwhile whether it is there again: fifty clients would keep a core busy with that.
          await running
        }
      }
    }
    const client = async () => {
      for (let n = next++; n < host.posts; n = next++) {
        // Some visitors leave before the answer and come back, some press the button twice.
        if (n % 10 === 1) await sendAndLeave(relay, n)
        await Promise.all(n % 10 === 2 ? [insist(n), insist(n)] : [insist(n)])
      }
    }
    await Promise.all([killer, ...Array.from({ length: CLIENTS }, client)])
    // Once more, so that what the last one left unfinished would be seen.
    await kill()

    // Each alone: a host may wait for its alarm until somebody asks.
    const toOwner = () => inbox.filter(({ to }) => to.join() === OWNER)
    const mailed = () => new Set(toOwner().map(({ messageId }) => messageId)).size
    await eventually(() => mailed() === host.posts, 100)
    await eventually(
      async () => (await host.stored(relay)).every(({ delivered }) => delivered),
      500,
    )
    const stored = await host.stored(relay)
    const numbers = stored.map(numberOf).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: host.posts }, (_, n) => n))
    for (const each of stored) {
      expect(each.name.endsWith(`-${each.lead.id}`)).toBe(true)
      const fields = lead(numberOf(each)).filter(([name]) => !name.startsWith('_'))
      expect(each.lead.fields).toEqual(fields)
    }
    for (const { eml, lead } of stored.slice(0, 50)) {
      expect((await PostalMime.parse(eml)).text).toContain(`Identifiant : ${lead.id}\n`)
    }
    // A mail taken just before a kill is sent again, word for word; all others once.
    expect(toOwner().length - host.posts).toBeLessThanOrEqual(host.kills + 1)
    expect(new Set(toOwner().map(({ raw }) => raw.toString())).size).toBe(host.posts)
    expect(broken).toBeGreaterThan(host.kills)
  })

  /** Sends a whole lead and hangs up at once, whatever comes of it. */
  function sendAndLeave({ port, basePath = '' }: Address, n: number): Promise<void> {
    const headers = { Origin: SITE, 'Content-Type': multipartType, ...host.from(n) }
    return new Promise((resolve) => {
      const path = `${basePath}/demande`
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers })
      call.on('error', () => {}).on('close', resolve)
      call.end(toMultipart(withPermission(lead(n), SITE)), () => call.destroy())
    })
  }
}

function numberOf({ lead: { fields } }: KeptLead): number {
  return Number(/\d+$/.exec(fields.find(([name]) => name === 'Nom')?.[1] ?? '')?.[0])
}

function isBrokenConnection(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE'
}
