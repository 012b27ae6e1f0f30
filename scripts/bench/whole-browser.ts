import { launch, type Browser } from 'puppeteer-core'
import { chromiumFlags } from '../machine/chromium-flags'

/** A whole Chromium with nothing in its caches; `--headless=new` draws as a window does. */
export function launchWhole(executablePath: string): Promise<Browser> {
  return launch({ executablePath, headless: true, args: [...chromiumFlags] })
}
