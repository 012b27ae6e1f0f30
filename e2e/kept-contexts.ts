import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** What holds for a whole context, whichever its page, and could not be taken back by all tests. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const
const lastingTime = [
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const

interface Kept {
  readonly context: BrowserContext
  /** Made once the context is found fit for another test. */
  rest?: Rest
  spoilt: boolean
}

interface Rest {
  /** Stays empty: while a page of its context is open, the next one needs no process of its own. */
  readonly holder: Page
  /** To the storage of every origin. */
  readonly session: CDPSession
}

/**
 * Browser contexts that are kept between tests. In a new context a page starts a process, and fetches and
 * compiles every script anew: more than a third of the time of opening and waking a page. A test gets a new
 * page in a kept context, whose scripts and style sheets are cached, and whose cookies, storage and routes
 * are cleared before the next test. A context in which a test has changed something for all pages (its clock,
 * say) is not used again.
 */
export class KeptContexts {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly browser: Browser) {}

  /** One for tests of these options, those of the test that asks. */
  async take(options: string): Promise<BrowserContext> {
    const kept = this.kept.get(options) ?? (await this.open())
    this.kept.set(options, kept)
    return kept.context
  }

  /** Empties it, or closes it where that cannot be done. */
  async giveBack(options: string): Promise<void> {
    const kept = this.kept.get(options)
    if (!kept) return
    const { context } = kept
    if (kept.spoilt || kept.rest?.holder.isClosed()) {
      this.kept.delete(options)
      await context.close()
      return
    }
    kept.rest ??= await rest(context)
    const { holder, session } = kept.rest
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    const pages = context.pages().filter((page) => page !== holder)
    await Promise.all(pages.map((page) => page.close()))
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  }

  async close(): Promise<void> {
    await Promise.all([...this.kept.values()].map(({ context }) => context.close()))
  }

  private async open(): Promise<Kept> {
    const context = await this.browser.newContext()
    const kept: Kept = { context, spoilt: false }
    const spoils = (owner: object, names: readonly string[]) => {
      for (const name of names) {
        const does = Reflect.get(owner, name) as (...args: unknown[]) => unknown
        Reflect.set(owner, name, (...args: unknown[]) => {
          kept.spoilt = true
          return does.apply(owner, args)
        })
      }
    }
    spoils(context, lasting)
    spoils(context.clock, lastingTime)
    return kept
  }
}

async function rest(context: BrowserContext): Promise<Rest> {
  const holder = await context.newPage()
  return { holder, session: await context.newCDPSession(holder) }
}
