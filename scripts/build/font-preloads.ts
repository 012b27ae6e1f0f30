/**
 * A page with the preloads of fonts that another page has. Next forgets them on its not-found page,
 * where fonts that are used only if they come in time (app/layout.tsx) would never be seen.
 * @throws when the other page preloads no font.
 */
export function withFontPreloads(html: string, other: string): string {
  const preloads = other.match(/<link rel="preload"[^>]* as="font"[^>]*>/g)
  if (!preloads) throw new Error('The page whose preloads of fonts are to be taken over has none.')
  return preloads.every((preload) => html.includes(preload))
    ? html
    : html.replace('<link ', `${preloads.join('')}<link `)
}
