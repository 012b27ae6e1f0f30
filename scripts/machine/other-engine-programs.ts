import type { Program } from './debian-packages'

export const firefox: Program = { file: '/usr/bin/firefox-esr', package: 'firefox-esr' }

/** Starts WebKitGTK's own browser, which comes with it. */
export const webKitDriver: Program = {
  file: '/usr/bin/WebKitWebDriver',
  package: 'webkit2gtk-driver',
}

/** A screen that nobody sees: WebKitGTK does not run without one. */
export const hiddenScreen: Program = { file: '/usr/bin/Xvfb', package: 'xvfb' }
