/**
 * Cuts the two fonts of the brand down to the characters and weights the site uses, into `app/fonts/`:
 * every first visit fetches them, so they are at most 60 kB together.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '../../content/schema/brand'
import { brand } from '../../lib/site/catalog'
import { openKeptResults } from './kept-results'
import { writeIfChanged } from './write-if-changed'

const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸÆŒàâäçèéêëîïôöùûüÿæœ«»°²³·×÷½¼¾–—‑‘’“”…€→−≤≥\u00A0\u202F'

/** What the page takes a font for. */
export type FontUse = keyof Brand['fonts']

/** Where app/layout.tsx finds a font, whatever its name. */
export const fontFile = (use: FontUse) => path.join('app', 'fonts', `${use}.woff2`)

/** Of a text, what stands out is 600, and weights between the two are asked for. */
const textWeights = { min: 400, max: 600 }

/** Writes one woff2 for titles and one for texts. @throws in French where a package does not do. */
export async function subsetFonts(fonts: Brand['fonts'] = brand.fonts): Promise<void> {
  mkdirSync(path.join('app', 'fonts'), { recursive: true })
  // Every weight costs each first visit: titles have one.
  const { heading, text } = fonts
  const title = masterOf('heading', heading.package, heading.weight)
  writeIfChanged(fontFile('heading'), await subset(title, heading.weight))
  writeIfChanged(fontFile('text'), await subset(masterOf('text', text.package), textWeights))
  kept.removeRest()
}

interface Master {
  readonly file: string
  readonly isVariable: boolean
}

const kept = openKeptResults(path.join('.cache', 'fonts'))

/** Cut once for a font, its characters and its weights: every command asks for them. */
async function subset(
  { file, isVariable }: Master,
  weights: number | typeof textWeights,
): Promise<Buffer> {
  const master = readFileSync(file)
  const variationAxes: Record<string, number | typeof textWeights> = isVariable
    ? { wght: weights }
    : {}
  const options = {
    targetFormat: 'woff2',
    variationAxes,
    // Small capitals, fractions and the like: nothing here asks for them.
    noLayoutClosure: true,
  } as const
  const hash = createHash('sha256')
    .update(master)
    .update(readFileSync(path.join('node_modules', 'subset-font', 'package.json')))
    .update(JSON.stringify([characters, options]))
    .digest('hex')
  const found = kept.find(hash)
  if (found) return found
  // Loaded late: it is a whole text engine.
  const { default: subsetFont } = await import('subset-font')
  const cut = await subsetFont(master, characters, options)
  kept.keep(hash, cut)
  return cut
}

/** The file of a package that is cut down: every weight in one, or (for titles) the one that is asked for. */
export function masterOf(use: FontUse, name: string, weight?: number): Master {
  const field = `content/brand/brand.json: fonts.${use}`
  const folder = path.join('node_modules', name, 'files')
  if (!existsSync(folder))
    throw new Error(
      `${field}.package: « ${name} » n'est pas installé ; tapez : npm install --save-dev --save-exact ${name}`,
    )
  const id = path.basename(name)
  const variable = path.join(folder, `${id}-latin-wght-normal.woff2`)
  if (existsSync(variable)) return { file: variable, isVariable: true }
  if (weight === undefined)
    throw new Error(
      `${field}.package: « ${name} » n'a pas toutes les graisses en un fichier ; pour les textes, prenez une police « @fontsource-variable/… »`,
    )
  const single = path.join(folder, `${id}-latin-${weight}-normal.woff2`)
  if (existsSync(single)) return { file: single, isVariable: false }
  throw new Error(`${field}.weight: « ${name} » n'a pas la graisse ${weight}`)
}
