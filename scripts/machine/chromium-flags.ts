/** For every Chromium that is started here: turns off what the browser does by itself. */
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
 * For tests, which ask for positions and colours, and look at no picture: without memory for it hardly
 * anything is drawn, which was a seventh of Chromium's work.
 */
export const undrawnFlags: readonly string[] = ['--force-gpu-mem-available-mb=1']

/**
 * For tests of pages too: one process lays out all pages of a browser. Starting a process for each test, and
 * another as soon as its page leaves about:blank, takes a quarter of the time of opening a page.
 */
export const oneProcessFlags: readonly string[] = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
