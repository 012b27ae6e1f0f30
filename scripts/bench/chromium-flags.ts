/** No window, and nothing that the browser does on its own account while a page is measured. */
export const chromiumFlags: readonly string[] = [
  '--headless=new',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
