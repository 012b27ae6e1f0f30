import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { systemInstall } from './debian-packages'
import { run } from './processes'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium to test with; installs one where none is found: the system's through apt
 * as root on Debian, otherwise Playwright's own. CHROMIUM names another.
 * @throws when CHROMIUM names no file, or when nothing could be installed.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM "${named}" does not exist. Example: CHROMIUM=/usr/bin/chromium`)
  const found = [named, ...systemBrowsers, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
  if (found) return found

  const install = systemInstall()
  if (install) {
    install(['chromium'])
    return '/usr/bin/chromium'
  }
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}
