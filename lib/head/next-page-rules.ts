/**
 * Speculation Rules: the browser fetches the links marked `data-ahead="1"` (`next-page.ts`), and draws those
 * marked with more, but no others. A browser that does not know the rules ignores them. The text never
 * changes: a page's policy allows it by its hash.
 */
export const nextPageRules = JSON.stringify({
  prefetch: [rule('[data-ahead]')],
  prerender: [rule("[data-ahead]:not([data-ahead='1'])")],
})

function rule(selector: string) {
  // At once: the script has already waited for a sign, and browsers disagree about « eager ».
  return { where: { selector_matches: selector }, eagerness: 'immediate' }
}
