import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Colours } from '../../content/schema/brand'
import { logoFile, parseLogo } from '../../lib/site/content/logo'
import { singles } from '../../lib/site/content/kinds'
import type { Answers } from './answers'
import type { ContentTree, Json } from './content-tree'

/** Where the colours of a firm stand, below the content folder. */
export const coloursFile = singles.brand.file

/** The colours of the theme, by role. */
export function coloursOf(tree: ContentTree): Colours {
  return tree.record(coloursFile).colours as Colours
}

/** Every colour by which a firm is recognised: those of its theme and of its logo. */
export function brandColours(tree: ContentTree, folder: string): readonly string[] {
  const logo = path.join(folder, logoFile)
  const drawn = existsSync(logo) ? readFileSync(logo, 'utf8').match(/#[\da-f]{6}\b/gi) : []
  return [...Object.values(coloursOf(tree)), ...(drawn ?? [])]
}

/**
 * The record of the brand with other colours for some roles, and with what the answers say of a new logo.
 * @param again whether the same firm answers again. The line that another's logo hangs on goes with that logo.
 */
export function brandWith(
  record: Json,
  { colours, logo, wordmark }: Pick<Answers, 'colours' | 'logo' | 'wordmark'>,
  again: boolean,
): Json {
  return {
    ...record,
    colours: { ...(record.colours as Json), ...colours },
    ...(logo && { wordmark: wordmark || undefined, ...(!again && { plumbLine: false }) }),
  }
}

/** The answers that name files of drawings. */
export const markFiles = ['logo', 'icon'] as const

/** Why a file cannot be the logo, or the sign of the icons; nothing where it can. */
export function logoFaults(file: string): readonly string[] {
  if (!existsSync(file)) return [`« ${file} » n'existe pas`]
  return parseLogo(readFileSync(file, 'utf8')).messages
}
