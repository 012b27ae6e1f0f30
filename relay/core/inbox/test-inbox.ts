import { handle } from '../handle'
import type { Host, Visitor } from '../host'
import { withDefaults, type RelayOptions } from '../options'
import { Outages } from '../outages'
import { RateLimit } from '../rate-limit'
import { Semaphore } from '../semaphore'
import { PERMISSION_SECRET } from '../test-form'
import { MemoryStore } from '../test-store'
import { fromWeb, toWeb } from '../web-messages'
import { PublicHealth } from './health'
import { SignIn } from './sign-in'

/** Where a test's inbox stands, as its own machine sees it. */
export const HERE = 'http://localhost:3001'

/** An inbox without socket or disk, at noon of a Monday in November 2026. */
export class TestInbox {
  readonly store = new MemoryStore()
  readonly host: Host
  readonly logs: string[] = []
  now = new Date('2026-11-23T11:00:00Z')

  constructor(options: Partial<RelayOptions> = {}, parts: Partial<Host> = {}) {
    const settings = withDefaults({ allowedOrigins: ['https://www.example.com'], ...options })
    const clock = { now: () => this.now, elapsed: () => this.now.getTime() }
    this.store.now = () => this.now
    this.host = {
      settings,
      store: this.store,
      clock,
      rateLimit: new RateLimit(1_000, clock.elapsed),
      leadSlots: new Semaphore(4),
      photoSlots: new Semaphore(1),
      outages: new Outages(undefined, () => {}),
      publicHealth: new PublicHealth(),
      delivery: undefined,
      webhook: undefined,
      signIn:
        settings.signIn &&
        new SignIn({ settings: settings.signIn, route: settings.mail, store: this.store, clock }),
      learnFirm: () => {},
      permissionSecret: new TextEncoder().encode(PERMISSION_SECRET),
      log: (line) => this.logs.push(line),
      ...parts,
    }
  }

  /** Asks for a page, as a browser on this machine does unless told. */
  async get(path: string, headers: Record<string, string> = {}, visitor: Partial<Visitor> = {}) {
    return this.#answer(
      new Request(`${HERE}${path}`, { headers: { Host: new URL(HERE).host, ...headers } }),
      visitor,
    )
  }

  /** Sends a form of the inbox's, as a browser on this machine does unless told. */
  async post(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
    visitor: Partial<Visitor> = {},
  ) {
    return this.#answer(
      new Request(`${HERE}${path}`, {
        method: 'POST',
        headers: {
          Host: new URL(HERE).host,
          Origin: HERE,
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        body: new URLSearchParams(fields),
      }),
      visitor,
    )
  }

  async #answer(request: Request, visitor: Partial<Visitor>) {
    const answer = await handle(fromWeb(request), this.host, {
      client: '127.0.0.1',
      mayPost: true,
      inboxClosed: () => undefined,
      ...visitor,
    })
    const response = toWeb(answer)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, plain: plainText(text) }
  }
}

/** What a page says, without markup and with ordinary spaces. */
function plainText(page: string): string {
  return page
    .replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00A0\u202F\u200B]+/g, ' ')
}
