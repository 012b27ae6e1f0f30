import { ClientCount } from '../client-count'
import { hexHmac, isHexHmac } from '../hmac'
import type { Clock, RelayRequest } from '../host'
import type { Letters } from '../letters'
import { composeSignInMail } from '../mail'
import type { MailRoute, SignInSettings } from '../options'
import { Refusal } from '../refusal'
import { LeadGone, type LeadStore } from '../store'
import { SET_BACK_MS, takePlace } from '../used-first'
import { towards } from './meant-page'

/** Where a mailed link leads. */
export const LINK_PATH = '/sign-in/link'

const LINK_MS = 15 * 60_000
const SESSION_MS = 30 * 24 * 60 * 60_000
const HOLDS_MS = { link: LINK_MS, session: SESSION_MS }
type Purpose = keyof typeof HOLDS_MS
/** The most mails that reach the owner during the lifetime of one link, whoever presses the button. */
const LINKS_AT_A_TIME = 5
/** The most of them that one client asks for: a stranger must not use up the owner's. */
const LINKS_OF_ONE_CLIENT = 2
/** Browsers send a `__Secure-` cookie over TLS only. */
const COOKIE = '__Secure-inbox'

/** A mail with a link, and when the link expires, in milliseconds since 1970. */
interface SignInMail {
  raw: Uint8Array
  until: number
}

/** What signing in needs of its host. */
interface SignInPorts {
  settings: SignInSettings
  route: MailRoute
  store: LeadStore
  clock: Clock
}

/**
 * Signs the owner in by a link mailed to his own address: there is no password to choose, lose or guess.
 * Links and sessions are signed and dated; the relay stores only which links have been used.
 */
export class SignIn {
  readonly #mails = new Map<string, SignInMail>()
  readonly #asked: ClientCount

  constructor(private readonly ports: SignInPorts) {
    this.#asked = new ClientCount(LINK_MS, ports.clock.elapsed)
  }

  /** Whether a request has come to the address at which the owner signs in. */
  isAt({ headers }: RelayRequest): boolean {
    return headers.get('host')?.toLowerCase() === new URL(this.ports.settings.url).host
  }

  /**
   * Makes the mail with a link that leads to a page of the inbox, and returns its key in `letters`. Throws
   * 429 where one client, or all together, have asked for too many.
   */
  async makeLink(client: string, page = '/'): Promise<string> {
    const { settings, route, clock } = this.ports
    const now = clock.now()
    for (const [key, { until }] of this.#mails) {
      if (until <= now.getTime()) this.#mails.delete(key)
    }
    const until = new Date(now.getTime() + LINK_MS)
    const mayAsk = this.#asked.of(client) < LINKS_OF_ONE_CLIENT
    this.#asked.add(client)
    // A full disk must not shut the owner out: in memory until a restart will do.
    const free = () => takePlace(this.ports.store, 'sign-in-mail', LINKS_AT_A_TIME, until, 'soon')
    if (!mayAsk || !(await free())) {
      throw new Refusal(
        429,
        'Plusieurs liens viennent de partir : prenez le dernier e-mail reçu.',
        { 'Retry-After': String(LINK_MS / 1000) },
      )
    }
    const key = `sign-in-${crypto.randomUUID()}`
    const token = this.#sign('link')
    const url = towards(page, `${settings.url}${LINK_PATH}?token=${token}`)
    const raw = await composeSignInMail(url, now, route)
    this.#mails.set(key, { raw, until: until.getTime() })
    return key
  }

  /** The mails with links. They do not survive a restart: whoever still waits presses the button again. */
  readonly letters: Letters = {
    find: (key) => {
      const mail = this.#mails.get(key)
      const { route, clock } = this.ports
      if (!mail) return undefined
      return {
        about: 'sign-in',
        mayBeGivenUp: true,
        mail() {
          if (mail.until <= clock.now().getTime()) return Promise.reject(new LeadGone())
          const to = route.to.map(({ address }) => address)
          return Promise.resolve({ from: route.from.address, to, raw: mail.raw })
        },
        recordDelivery: () => Promise.resolve(),
        recordRefusal: () => Promise.resolve(),
      }
    },
    async *unsent() {
      yield* []
    },
  }

  /** Whether a link's token still holds, as far as is known without using it up. */
  mayEnter(token: string): boolean {
    return this.#verify('link', token) !== undefined
  }

  /**
   * Uses a link's token up and returns the cookie that signs in; undefined for a token that does not hold.
   */
  async enter(token: string): Promise<string | undefined> {
    const until = this.#verify('link', token)
    if (until === undefined || !(await this.ports.store.useOnce(token, until, 'soon')))
      return undefined
    const session = this.#sign('session')
    return this.#cookie(session, SESSION_MS / 1000)
  }

  /** The cookie that signs out. */
  leave(): string {
    return this.#cookie('', 0)
  }

  /**
   * `Lax`, because mail is often read in a browser, where a link counts as one of another site: with
   * `Strict`, whoever has signed in would have to sign in again at each link. Other sites still cannot change
   * anything (`own-page.ts`), and what a link merely shows, the owner sees.
   */
  #cookie(value: string, seconds: number): string {
    const path = new URL(this.ports.settings.url).pathname
    return `${COOKIE}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; Secure; SameSite=Lax`
  }

  /** Whether a request comes from a browser in which the owner has signed in, and not too long ago. */
  hasSession({ headers }: RelayRequest): boolean {
    // Another site under the same domain can set a cookie of the same name, which may come first.
    return (headers.get('cookie') ?? '')
      .split(/;\s*/)
      .filter((each) => each.startsWith(`${COOKIE}=`))
      .some((each) => this.#verify('session', each.slice(COOKIE.length + 1)) !== undefined)
  }

  #sign(purpose: Purpose): string {
    const until = this.ports.clock.now().getTime() + HOLDS_MS[purpose]
    const said = `${until}.${crypto.randomUUID()}`
    return `${said}.${hexHmac(this.ports.settings.secret, this.#signed(purpose, said))}`
  }

  /** The address is signed too: firms on one host may have the same secret. */
  #signed(purpose: Purpose, said: string): string {
    return `${purpose} ${this.ports.settings.url} ${said}`
  }

  /** Until when a token holds; undefined for one that does not. */
  #verify(purpose: Purpose, token: string): Date | undefined {
    const [, said = '', until, signature = ''] =
      /^((\d{13})\.[\w-]{36})\.(\w{64})$/.exec(token) ?? []
    const leftMs = Number(until) - this.ports.clock.now().getTime()
    // A token that was signed while the clock was ahead would hold for too long.
    if (!(leftMs > 0 && leftMs <= HOLDS_MS[purpose] + SET_BACK_MS)) return undefined
    const holds = isHexHmac(this.ports.settings.secret, this.#signed(purpose, said), signature)
    return holds ? new Date(Number(until)) : undefined
  }
}
