/**
 * Cuts the two variable fonts down to the characters and weights the site uses, into `app/fonts/`:
 * every first visit fetches them, so they are at most 60 kB together.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸÆŒàâäçèéêëîïôöùûüÿæœ«»°²³·×÷½¼¾–—‑‘’“”…€→−≤≥\u00A0\u202F'

/** Every weight costs each first visit: headings have one, and what stands out in a text is 600. */
const fonts = [
  { family: 'bricolage-grotesque', weights: 660 },
  { family: 'source-sans-3', weights: { min: 400, max: 600 } },
]

/** Writes one woff2 a family. */
export async function subsetFonts(): Promise<void> {
  const target = path.join('app', 'fonts')
  mkdirSync(target, { recursive: true })
  for (const { family, weights } of fonts) {
    const source = path.join(
      'node_modules/@fontsource-variable',
      family,
      'files',
      `${family}-latin-wght-normal.woff2`,
    )
    const font = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // Small capitals, fractions and the like: nothing here asks for them.
      noLayoutClosure: true,
    })
    writeFileSync(path.join(target, `${family}.woff2`), font)
  }
}
