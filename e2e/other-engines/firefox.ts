import { launch, type Browser, type Page } from 'puppeteer-core'
import { firefox } from '../../scripts/machine/other-engine-programs'
import type { Engine, PageDriver } from './page-driver'

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox(true)
  const browsers = new Set([browser])
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    async newPage({ scripts }) {
      if (scripts) {
        const context = await browser.createBrowserContext()
        return drive(await context.newPage(), () => context.close())
      }
      // A page without scripts needs its own browser, as the preference holds for all pages of one.
      const own = await launchFirefox(false)
      browsers.add(own)
      return drive(await own.newPage(), async () => {
        browsers.delete(own)
        await own.close()
      })
    },
    async stop() {
      await Promise.all([...browsers].map((one) => one.close()))
    },
  }
}

function launchFirefox(scripts: boolean): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: firefox.file,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'javascript.enabled': scripts },
    // The command ends its browsers itself when it gets a signal.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}

function drive(page: Page, close: () => Promise<void>): PageDriver {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => {
    problems.push(error instanceof Error ? error.message : String(error))
  })
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // The driver's own command waits for a load event, which a page kept in Firefox's cache does not fire.
    back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    problems: () => Promise.resolve(problems),
    close,
  }
}
