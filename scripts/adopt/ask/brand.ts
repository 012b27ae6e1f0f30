import { brand as brandSchema, type ColourRole, type Colours } from '../../../content/schema/brand'
import { faintColours } from '../../../lib/site/content/check-colours'
import { answersSchema } from '../answers'
import { coloursOf, logoFaults } from '../brand'
import type { ContentTree, Json } from '../content-tree'
import { input, yes } from '../prompts'
import { text } from './typed'

/**
 * Asks for each colour by what it is used for; one with too little contrast with those before it, or with
 * white, is asked for again.
 */
export async function askColours(tree: ContentTree): Promise<Json> {
  if (!(await yes('Changer des couleurs ?', { field: 'colours' }))) return {}
  const colour = answersSchema.shape.colours.unwrap().valueType
  const roles = brandSchema().shape.colours.unwrap().shape
  const now = coloursOf(tree)
  let chosen: Partial<Colours> = {}
  for (const role of Object.keys(now) as ColourRole[]) {
    const faint = (typed: string) =>
      faintColours({ ...chosen, [role]: typed }, (one) => one === role)[0]
    const told = colour.refine((typed) => !faint(typed), {
      error: ({ input }) => faint(String(input))?.message,
    })
    const typed = await text(`${roles[role].meta()?.label} (couleur « ${role} »)`, told, {
      field: `colours.${role}`,
      fallback: now[role],
    })
    chosen = { ...chosen, [role]: colour.parse(typed) }
  }
  return Object.fromEntries(
    Object.entries(chosen).filter(([role, typed]) => typed !== now[role as ColourRole]),
  )
}

const logoQuestion = 'Fichier du logo, en SVG (vide : celui qui est là)'

/** A logo that holds the firm's name needs a mark of its own for the icons. */
export async function askLogo(): Promise<Json> {
  const logo = await input({
    message: logoQuestion,
    field: 'logo',
    validate: (file) => file === '' || logoFaults(file)[0] || true,
  })
  if (logo === '') return {}
  const wordmark = await yes('Le logo porte-t-il le nom ?', {
    field: 'wordmark',
    after: [logoQuestion],
  })
  if (!wordmark) return { logo, wordmark }
  const icon = await input({
    message: 'Fichier du signe seul, en SVG, pour les icônes',
    field: 'icon',
    validate: (file) => logoFaults(file)[0] || true,
  })
  return { logo, wordmark, ...(icon && { icon }) }
}
