/**
 * Subsets the two fonts of the brand to the characters and weights that the site uses, into `app/fonts/`.
 * Every first visit fetches them, so together they have at most 60 kB.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import type { Brand } from '../../content/schema/brand'
import { brand } from '../../lib/site/catalog'
import { masterOf, type FontMaster, type FontUse } from './font-master'
import { openKeptResults, type KeptResults } from './kept-results'
import { frenchKerning, withKerning } from './kerning'
import { openFont } from './open-font'
import { writeIfChanged } from './write-if-changed'

/**
 * The characters of French texts; any other that a firm or a visitor types is drawn by a fallback font. Each
 * character adds to every first visit.
 */
const characters =
  " !%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸÆŒàâäçèéêëîïôöùûüÿæœ«»°²³·×–—’…€→−\u00A0\u202F'

/** Titles have no asterisk of a required field, and no arrow of a step. */
const titleCharacters = characters.replace(/[*>]/g, '')

/** Where app/layout.tsx finds a font, whatever its name. */
export const fontFile = (use: FontUse) => path.join('app', 'fonts', `${use}.woff2`)

/** Of a text, what stands out is 600, and weights between the two are asked for. */
const textWeights = { min: 400, max: 600 }

/**
 * Writes one woff2 for titles and one for texts; a subset made before is taken from `.cache/fonts/`.
 * @throws in French where a package will not do.
 */
export async function subsetFonts(fonts: Brand['fonts'] = brand.fonts): Promise<void> {
  mkdirSync(path.join('app', 'fonts'), { recursive: true })
  const kept = openKeptResults(path.join('.cache', 'fonts'))
  // Every weight costs each first visit: titles have one.
  const { heading, text } = fonts
  const title = masterOf('heading', heading)
  writeIfChanged(fontFile('heading'), await subset(title, heading.weight, kept))
  writeIfChanged(fontFile('text'), await subset(masterOf('text', text), textWeights, kept))
  kept.removeRest()
}

type Weights = number | typeof textWeights

/** The subset of a font; kept, so that each is made once. */
export async function subset(
  { file, isVariable }: FontMaster,
  weights: Weights,
  kept: KeptResults,
  cut: typeof cutDown = cutDown,
): Promise<Buffer> {
  const master = readFileSync(file)
  // Only titles have a single weight.
  const signs = typeof weights === 'number' ? titleCharacters : characters
  // The versions of the packages count too: another one may subset differently.
  const made = createHash('sha256')
    .update(JSON.stringify([signs, isVariable, weights]))
    .update(readFileSync('package-lock.json'))
    .update(sources)
    .update(master)
  const name = `${made.digest('hex')}.woff2`
  const known = kept.find(name)
  if (known) return known
  const result = await cut(master, signs, isVariable ? weights : undefined)
  kept.keep(name, result)
  return result
}

/** How a font is subset is part of the key. */
const sources = ['fonts.ts', 'kerning.ts']
  .map((name) => readFileSync(path.join('scripts', 'build', name), 'utf8'))
  .join('')

/** Tables that draw no letter here: OpenType's rules, and names and axes that only menus show. */
const dropTables = ['GDEF', 'GPOS', 'GSUB', 'MVAR', 'STAT']

/**
 * A font with these characters; of its rules on how they stand together, only kerning is kept.
 * @param weights of a variable font.
 */
async function cutDown(master: Buffer, signs: string, weights?: Weights): Promise<Buffer> {
  const cut = (
    wght: Weights | undefined,
    rules: { keepFeatures: string[]; dropTables: string[] },
  ) =>
    subsetFont(master, signs, {
      targetFormat: 'truetype',
      variationAxes: wght === undefined ? {} : { wght },
      // Small capitals, fractions and the like: nothing here asks for them.
      noLayoutClosure: true,
      ...rules,
    })
  // The kerning of a variable font's lightest weight will do for all.
  const one = typeof weights === 'object' ? weights.min : weights
  const [whole, bare] = await Promise.all([
    cut(one, { keepFeatures: ['kern'], dropTables: [] }),
    cut(weights, { keepFeatures: [], dropTables }),
  ])
  return convert(withKerning(bare, frenchKerning(openFont(whole), openFont(bare))), 'woff2')
}
