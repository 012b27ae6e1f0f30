/** The file of an exported page, as its address says: relative to `out/`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
