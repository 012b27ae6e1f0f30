import { quote } from '../core/test-form'
import type { KillableHost } from './killed'
import { OWNER } from './killed'
import { cleanUp, eventually, pause, post, quietPort, type Address } from './test-http'
import { startMailServer } from './test-mail-server'

const LEADS = 8
/**
 * Attempts, counted by the mail server, in the middle of which the relay is killed: once it has taken the mail
 * but not said so, or once it has thrown it away.
 */
const KILLED_AT: ReadonlyMap<number, 'taken' | 'thrown away'> = new Map([
  [1, 'taken'],
  [3, 'thrown away'],
  [5, 'taken'],
  [7, 'thrown away'],
])
const TAKEN_TWICE = [...KILLED_AT.values()].filter((what) => what === 'taken').length

/**
 * No sender can have its mail taken exactly once when it may be killed between the server's taking
 * it and its own note of that: it must either send again or risk that the owner never hears of a
 * lead. The relay sends again, and what that can cost is held here.
 */
export function testKilledMailing(host: Pick<KillableHost, 'start' | 'stored' | 'from'>): void {
  afterEach(cleanUp)

  test('a relay killed after the server has taken a mail but not said so sends that one again, word for word, and no other; one that was thrown away it sends once', async () => {
    const [port, mailPort] = [await quietPort(), await quietPort()]
    const inbox: { id: string; raw: string }[] = []
    let attempts = 0
    let acknowledged = 0
    let relay: Address & { kill: () => Promise<void> }
    const restarts: Promise<void>[] = []
    await startMailServer(mailPort, {
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (envelope.rcptTo.every(({ address }) => address !== OWNER)) {
            acknowledged += 1
            return done()
          }
          attempts += 1
          const raw = Buffer.concat(chunks).toString()
          const killed = KILLED_AT.get(attempts)
          if (killed !== 'thrown away')
            inbox.push({ id: /^Message-ID: (.+)\r$/m.exec(raw)?.[1] ?? '', raw })
          if (!killed) return done()
          restarts.push(relay.kill().then(start))
        })
      },
    })
    const start = async () => {
      relay = await host.start(port, mailPort)
    }

    await start()
    for (let n = 0; n < LEADS; n++) {
      const insist = async (): Promise<unknown> =>
        post(relay, quote({ Nom: `Client n° ${n}` }), host.from(n)).catch(() =>
          pause(20).then(insist),
        )
      expect(await insist()).toMatchObject({ status: 200 })
    }
    const settled = async () => {
      await Promise.all(restarts)
      return (await host.stored(relay)).every(({ delivered }) => delivered)
    }
    await eventually(() => settled().catch(() => false), 100)

    expect(restarts).toHaveLength(KILLED_AT.size)
    expect(attempts).toBe(LEADS + KILLED_AT.size)
    expect(inbox).toHaveLength(LEADS + TAKEN_TWICE)
    // All are of one sender, who hears once in an hour, kills or not.
    expect(acknowledged).toBeLessThanOrEqual(1)
    // Whoever folds mails of the same identity sees each lead once.
    expect(new Set(inbox.map(({ id }) => id)).size).toBe(LEADS)
    expect(new Set(inbox.map(({ raw }) => raw)).size).toBe(LEADS)
  })
}
