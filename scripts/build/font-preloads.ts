/**
 * Gives a page the font preloads of another page. Next forgets them on its not-found page, where `optional`
 * fonts (app/layout.tsx) would then never be seen.
 * @throws when the other page preloads no font.
 */
export function withFontPreloads(html: string, other: string): string {
  const preloads = other.match(/<link rel="preload"[^>]* as="font"[^>]*>/g)
  if (!preloads) throw new Error('The page whose preloads of fonts are to be taken over has none.')
  return preloads.every((preload) => html.includes(preload))
    ? html
    : html.replace('<link ', `${preloads.join('')}<link `)
}
