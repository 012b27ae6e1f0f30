import { launch, type Browser } from 'puppeteer-core'
import { chromiumFlags } from '../machine/chromium-flags'

/**
 * A whole Chromium with nothing in its caches; `--headless=new` draws as a window does. Its windows keep
 * their size unless told: a page that was drawn ahead is not laid out anew when it is looked at.
 */
export function launchWhole(executablePath: string): Promise<Browser> {
  return launch({ executablePath, headless: true, defaultViewport: null, args: [...chromiumFlags] })
}
