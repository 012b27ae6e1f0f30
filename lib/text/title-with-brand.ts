/** A page's title and the firm's name, as search results and the browser's tab show them. */
export function titleWithBrand(title: string, brand: string): string {
  return `${title} | ${brand}`
}
