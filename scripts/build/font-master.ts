import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '../../content/schema/brand'
import { ContentError, type ContentFault } from '../../lib/site/content/faults'
import { contentFolder } from '../../lib/site/content/folder'
import { singles } from '../../lib/site/content/kinds'

/** What the site uses a font for. */
export type FontUse = keyof Brand['fonts']

/** A font as the brand's record names it; titles have one weight. */
interface NamedFont {
  readonly package: string
  readonly weight?: number
}

/** The font file that a subset is made from. */
export interface FontMaster {
  readonly file: string
  readonly isVariable: boolean
}

/**
 * The font file of a package that is subset: with every weight, or (for titles) with the one that is asked
 * for.
 * @throws ContentError
 */
export function masterOf(use: FontUse, font: NamedFont): FontMaster {
  const found = find(use, font)
  if ('message' in found) throw new ContentError([found])
  return found
}

/** Why the brand's fonts cannot be subset; nothing where they can. */
export function fontFaults({ heading, text }: Brand['fonts']): readonly ContentFault[] {
  return [find('heading', heading), find('text', text)].filter((found) => 'message' in found)
}

function find(use: FontUse, { package: name, weight }: NamedFont): FontMaster | ContentFault {
  const fault = (field: keyof NamedFont, message: string): ContentFault => ({
    file: path.posix.join(contentFolder(), singles.brand.file),
    field: `fonts.${use}.${field}`,
    message: `« ${name} » ${message}`,
  })
  const folder = path.join('node_modules', name, 'files')
  if (!existsSync(folder))
    return fault(
      'package',
      `n'est pas installé ; tapez : npm install --save-dev --save-exact ${name}`,
    )
  const id = path.basename(name)
  const variable = path.join(folder, `${id}-latin-wght-normal.woff2`)
  if (existsSync(variable)) return { file: variable, isVariable: true }
  if (weight === undefined)
    return fault(
      'package',
      "n'a pas toutes les graisses en un fichier ; pour les textes, prenez une police « @fontsource-variable/… »",
    )
  const single = path.join(folder, `${id}-latin-${weight}-normal.woff2`)
  return existsSync(single)
    ? { file: single, isVariable: false }
    : fault('weight', `n'a pas la graisse ${weight}`)
}
