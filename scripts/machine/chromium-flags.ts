/** For every Chromium that is started here: nothing that the browser does on its own account. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For tests, which ask where things stand and what colour they have, and look at no picture: for want
 * of memory hardly anything is drawn, which was a seventh of all that Chromium did.
 */
export const undrawnFlags: readonly string[] = ['--force-gpu-mem-available-mb=1']

/**
 * For tests of pages besides: one process lays out all pages of a browser, since starting one for each
 * test, and another as soon as its page leaves about:blank, takes a quarter of what opening a page costs.
 */
export const oneProcessFlags: readonly string[] = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
