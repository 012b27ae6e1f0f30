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
 * anything is drawn, and a process of its own for it is a sixth of Chromium's work.
 */
export const undrawnFlags: readonly string[] = [
  '--force-gpu-mem-available-mb=1',
  '--in-process-gpu',
]

/**
 * For tests: each opens a page anew, whose code does not run long enough to be worth compiling a second time.
 * That was up to a quarter of Chromium's work.
 */
export const unoptimizedFlags: readonly string[] = ['--js-flags=--no-opt --no-maglev']

/**
 * For tests of pages too: one process lays out all pages of a browser. Starting a process for each test, and
 * another as soon as its page leaves about:blank, takes a quarter of the time of opening a page.
 */
export const oneProcessFlags: readonly string[] = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
