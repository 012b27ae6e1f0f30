import * as z from 'zod'
import { pattern, words } from './parts'
import { editorHint } from './vocabulary'

/** The use of each colour of the theme. Classes and variables of the style sheet have these names. */
const roles = {
  surface: 'Fond des pages, et ce qui se lit sur les bandeaux et les boutons',
  'surface-2': 'Fond d’une section sur deux',
  'surface-3': 'Fond d’un encadré ou d’un bouton survolé',
  ink: 'Texte',
  'ink-2': 'Texte secondaire',
  'ink-3': 'Légendes, et bouton pendant un envoi',
  band: 'Bandeaux, titres du logo, repères : la couleur de la maison',
  'band-2': 'Bandeaux plus sombres, pied de page',
  'band-ink': 'Texte courant sur les bandeaux',
  action: 'Boutons et liens, et rien d’autre',
  'action-strong': 'Boutons et liens survolés',
  highlight: 'Accent sur les bandeaux, étoiles',
  rule: 'Filets',
  field: 'Bord des champs à remplir',
  focus: 'Contour de ce que le clavier désigne',
  error: 'Ce qui ne va pas dans un formulaire',
  'error-surface': 'Fond des messages d’erreur',
} as const

/** A colour of the theme, by its use. */
export type ColourRole = keyof typeof roles

/** Six hexadecimal digits, as style sheets and graphics programs write a colour. */
const colour = () => pattern(/^#[\da-f]{6}$/, '# et six chiffres, comme #1f4234')

const colours = () =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(roles).map(([role, label]) => [role, colour().meta({ label })]),
      ) as Record<ColourRole, ReturnType<typeof colour>>,
    )
    .readonly()
/** Every colour of the theme. */
export type Colours = z.infer<ReturnType<typeof colours>>

const font = {
  package: pattern(
    /^@fontsource(?:-variable)?\/[\da-z-]+$/,
    'un paquet de fontsource.org, comme @fontsource/lora',
  ).meta({
    label: 'Paquet npm',
    description: 'Une police de fontsource.org ; pour les textes, une « variable ».',
  }),
  family: words().meta({ label: 'Nom de la police' }),
}

/**
 * `content/brand/brand.json`: what the firm looks like. Beside it are its logo, `logo.svg`, and, if that
 * contains the name, an icon without it, `icon.svg`.
 */
export const brand = () =>
  z.strictObject({
    ...editorHint,
    colours: colours(),
    plumbLine: z.boolean().meta({
      label: 'Fil à plomb',
      description: 'Suspend le logo à un fil qui descend du bord.',
    }),
    wordmark: z.boolean().optional().meta({
      label: 'Le logo porte le nom',
      description:
        'Le nom n’est alors plus écrit à côté. Un second dessin, icon.svg, sert d’icône : le signe seul, sans lettres.',
    }),
    fonts: z
      .strictObject({
        heading: z
          .strictObject({
            ...font,
            weight: z.int().min(300).max(900).meta({ label: 'Graisse des titres' }),
          })
          .readonly(),
        text: z.strictObject(font).readonly(),
      })
      .readonly(),
  })
export type Brand = z.infer<ReturnType<typeof brand>>
