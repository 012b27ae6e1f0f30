/**
 * What the browser may do ahead of a click (Speculation Rules): with the links that are marked
 * (`next-page.ts`; 1 is to be fetched, more to be drawn), and with no other. A browser that knows no such
 * rules does nothing. Always the same text: a page's policy allows it by its hash.
 */
export const nextPageRules = JSON.stringify({
  prefetch: [rule('[data-ahead]')],
  prerender: [rule("[data-ahead]:not([data-ahead='1'])")],
})

function rule(selector: string) {
  // The script has waited for the sign already; browsers mean several things by « eager ».
  return { where: { selector_matches: selector }, eagerness: 'immediate' }
}
