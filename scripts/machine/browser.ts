import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOrInstall, systemInstall } from './debian-packages'
import { run } from './processes'

const headlessShell = {
  file: '/usr/bin/chromium-headless-shell',
  package: 'chromium-headless-shell',
}
const whole = { file: '/usr/bin/chromium', package: 'chromium' }
const systemBrowsers = [whole.file, '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium to test with. Its headless shell, which Playwright uses by default, comes first: it
 * opens no window, and the browser tests take half the time. Installed through apt as root on Debian;
 * elsewhere any Chromium that is there, or else Playwright's own. CHROMIUM names another.
 * @throws when CHROMIUM names no file, or when nothing could be installed.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM "${named}" does not exist. Example: CHROMIUM=/usr/bin/chromium`)
  if (named) return named
  const other = [...systemBrowsers, chromium.executablePath()].find(existsSync)
  const install = systemInstall()
  try {
    await findOrInstall([headlessShell], install)
    return headlessShell.file
  } catch (error) {
    if (other) return other
    if (install) throw error
  }
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}

/**
 * The path of a complete Chromium, for measuring: the headless shell draws nothing, so its times are not
 * those of visitors. Installed through apt as root on Debian, elsewhere Playwright's own.
 * @throws when nothing could be installed.
 */
export async function findOrInstallWholeBrowser(): Promise<string> {
  const found = [...systemBrowsers, chromium.executablePath()].find(existsSync)
  if (found) return found
  const install = systemInstall()
  if (install) {
    await findOrInstall([whole], install)
    return whole.file
  }
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}
