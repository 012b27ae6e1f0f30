import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { hiddenScreen, webKitDriver } from '../../scripts/machine/other-engine-programs'
import { freePort } from '../../scripts/machine/ports'
import { startService } from '../../scripts/machine/processes'
import { inTime, NoAnswer } from './in-time'
import type { Engine, KeyName, PageDriver } from './page-driver'

/** Starts WebKitGTK's MiniBrowser, driven over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const settings = narrowWindows()
  const version = await askVersion(settings).catch((error: unknown) => {
    rmSync(settings, { recursive: true, force: true })
    throw error
  })
  const open = new Set<() => Promise<void>>()
  return {
    name: `WebKitGTK ${version}`,
    async newPage({ scripts }) {
      const { session, close } = await startSession(settings, scripts)
      open.add(close)
      return drive(session, async () => {
        open.delete(close)
        await close()
      })
    },
    async stop() {
      await Promise.all([...open].map((close) => close()))
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function askVersion(settings: string): Promise<string> {
  const { session, close } = await startSession(settings, true)
  return session
    .getCapabilities()
    .then((capabilities) => String(capabilities.get('browserVersion')))
    .finally(close)
}

/**
 * Starts a browser on a virtual screen, with its driver. Each page gets its own: its storage is empty, and
 * one that no longer answers does not hold up the others.
 */
async function startSession(settings: string, scripts: boolean) {
  const running: ChildProcess[] = []
  // The browser was started by the driver, and ends when its screen does.
  const kill = () => running.forEach((child) => child.kill())
  try {
    const screen = await startScreen()
    running.push(screen.child)
    const port = await freePort()
    const driver = await startService(
      webKitDriver.file,
      [`--port=${port}`, '--host=127.0.0.1'],
      {
        DISPLAY: `:${screen.answer}`,
        XDG_CONFIG_HOME: settings,
        LANG: 'C.UTF-8',
        LANGUAGE: 'fr_FR',
        NO_AT_BRIDGE: '1',
      },
      () => fetch(`http://127.0.0.1:${port}/status`),
    )
    running.push(driver.child)
    const session = await openSession(port, scripts)
    const close = async () => {
      await inTime(session.quit(), 5_000).catch(() => undefined)
      kill()
    }
    return { session, close }
  } catch (error) {
    kill()
    throw error
  }
}

/**
 * Starts a screen so small that its middle, where the pointer rests, lies in every window that journeys ask
 * for. Without a window manager, the window under the pointer is the one that has the focus.
 */
function startScreen() {
  return startService(
    hiddenScreen.file,
    ['-displayfd', '1', '-screen', '0', '700x1000x24', '-nolisten', 'tcp'],
    {},
    (printed) => {
      const number = printed.trim()
      if (!number) throw new Error('The screen has no number yet.')
      return number
    },
  )
}

/** Writes GTK settings that shrink the browser's buttons, so that a window can be as narrow as a phone's. */
function narrowWindows(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-settings-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(
    path.join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }',
  )
  return folder
}

function openSession(port: number, scripts: boolean): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Commands return before the page has loaded, so that `watch` can be installed early.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      args: ['--automation', `--enable-javascript=${scripts}`],
    },
  })
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
}

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
}

/**
 * Collects problems in the page itself, as this driver does not report the console. It starts as soon as the
 * driver can reach the new document: before Next's scripts arrive, but after those of the head have run.
 */
const watch = `if (!window.noted && document.head) {
  const noted = window.noted = []
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => { noted.push(words.map(String).join(' ')); write(...words) }
  }
  addEventListener('error', (event) => { if (event.message) noted.push(event.message) })
  addEventListener('unhandledrejection', (event) => noted.push(String(event.reason)))
}`

/** The longest time that one of our scripts takes on a busy machine, in milliseconds. */
const longestScriptMs = 5_000

/**
 * Runs a script that may be run twice. In about one visit in a hundred, this driver never answers a script
 * that it gets while one document replaces another, but it does answer the next one.
 */
async function executeAgain(session: WebDriver, script: string, tries = 3): Promise<unknown> {
  const answer = session.executeScript<unknown>(script)
  try {
    return await inTime(answer, longestScriptMs)
  } catch (error) {
    if (tries === 1 || !(error instanceof NoAnswer)) throw error
    return executeAgain(session, script, tries - 1)
  }
}

function drive(session: WebDriver, close: () => Promise<void>): PageDriver {
  const problems: string[] = []
  const run = (script: string) => executeAgain(session, script)

  async function note() {
    const noted = await run('return window.noted ? window.noted.splice(0) : []')
    problems.push(...(noted as string[]))
  }

  /** Leaves the document, and waits until the next one has loaded. */
  async function leave(how: () => Promise<void>) {
    await note()
    await run('window.left = true')
    await how()
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      const whole = await run(
        `if (window.left) return false; ${watch}; return document.readyState === 'complete'`,
      ).catch(() => false) // between two documents
      if (whole) return
    }
    throw new Error('The page did not load within 20 s.')
  }

  return {
    goto: (address) => leave(() => session.get(address)),
    reload: () => leave(() => session.navigate().refresh()),
    // The driver's own command waits for a load event, which a page kept in WebKit's cache does not fire.
    back: async () => void (await run('setTimeout(() => history.back())')),
    async resize(width, height) {
      const [inner, outer] = (await run('return [innerHeight, outerHeight]')) as [number, number]
      await session
        .manage()
        .window()
        .setRect({ width, height: height + outer - inner })
      const deadline = Date.now() + 5_000
      while ((await run('return innerWidth')) !== width)
        if (Date.now() > deadline) throw new Error(`The window is not ${width} px wide.`)
    },
    evaluate: (expression) => run(`return ${expression}`),
    async pressAt(x, y) {
      const place = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT }
      await session.actions().move(place).click().perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (name) => session.actions().sendKeys(keys[name]).perform(),
    async problems() {
      await note()
      return problems
    },
    close,
  }
}
