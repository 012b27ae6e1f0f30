import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
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

  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debian) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return '/usr/bin/chromium'
  }
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}
