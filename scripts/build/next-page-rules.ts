/**
 * What the browser may do ahead of a click (Speculation Rules): with the links that the script in the
 * head has marked (`lib/head/next-page.ts`; 1 is to be fetched, more to be drawn), and with no other. One
 * that knows no such rules does nothing.
 */
const nextPageRules = {
  prefetch: [rule('[data-ahead]')],
  prerender: [rule("[data-ahead]:not([data-ahead='1'])")],
}

function rule(selector: string) {
  // The script has waited for the sign already; browsers mean several things by « eager ».
  return { where: { selector_matches: selector }, eagerness: 'immediate' }
}

/** The element that gives a page these rules; its policy allows it by its hash. */
export const nextPageTag = `<script type="speculationrules">${JSON.stringify(nextPageRules)}</script>`
