import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Methods whose effect lasts as long as the context, as Playwright cannot undo it for the next test. */
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
  /** Made when the context is given back for the first time and can serve another test. */
  rest?: Rest
  spoilt: boolean
}

interface Rest {
  /** An empty page that stays open: as long as there is one, the next page starts no new process. */
  readonly holder: Page
  /** A DevTools session that clears the storage of every origin. */
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

  /** Returns the context for these options, opened with those of the current test if there is none yet. */
  async take(options: string): Promise<BrowserContext> {
    const kept = this.kept.get(options) ?? (await this.open())
    this.kept.set(options, kept)
    return kept.context
  }

  /** Empties the context for the next test, or closes it where that is impossible. */
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
