import * as z from 'zod'
import type { ColourRole } from './brand'
import { pattern, some } from './parts'
import type { Vocabulary } from './vocabulary'

/** The sections of a trade's page that a block may follow. */
const blockPlaces = ['presentation', 'expertises', 'method'] as const

/** The fields of every kind of block. */
const common = ({ prose }: Vocabulary) => ({
  after: z.enum(blockPlaces).meta({
    label: 'Placé après',
    choices: {
      presentation: 'la présentation',
      expertises: 'ce que nous faisons',
      method: 'la méthode de travail',
    },
  }),
  title: prose().meta({ label: 'Titre' }),
  lead: prose().optional().meta({ label: 'Chapeau', widget: 'text' }),
})

/** The course of a building site, by days of a week or hours of a day. */
const dayByDay = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const moment = z.strictObject({
    when: prose().meta({ label: 'Jour ou heure' }),
    title: prose().meta({ label: 'Ce qui se fait' }),
    text: prose().meta({ label: 'Récit', widget: 'text' }),
    atHome: prose().optional().meta({
      label: 'Chez vous',
      description: 'Bruit, poussière, coupures : ce que le client vit ce jour-là.',
    }),
  })
  return z
    .strictObject({
      type: z.literal('day-by-day'),
      ...common(vocabulary),
      moments: z
        .array(moment.readonly())
        .min(3)
        .readonly()
        .meta({ label: 'Moments', one: 'un moment' }),
    })
    .readonly()
    .meta({ label: 'Chantier jour par jour' })
}

/** A fault, traced from what is seen back to its cause. */
const fault = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const clue = z.strictObject({
    title: prose().meta({ label: 'Indice' }),
    text: prose().meta({ label: 'Ce que nous en tirons', widget: 'text' }),
  })
  return z
    .strictObject({
      type: z.literal('fault'),
      ...common(vocabulary),
      trail: z.array(clue.readonly()).min(2).readonly().meta({ label: 'Piste', one: 'un indice' }),
      cause: z
        .strictObject({
          title: prose().meta({ label: 'La cause, en quelques mots' }),
          text: prose().meta({ label: 'Explication', widget: 'text' }),
        })
        .readonly()
        .meta({ label: 'Cause' }),
      remedy: prose().meta({ label: 'Remède', widget: 'text' }),
    })
    .readonly()
    .meta({ label: 'Panne remontée à sa cause' })
}

/** A comparison of two things of a kind, side by side. */
const comparison = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const row = z.strictObject({
    aspect: prose().meta({ label: 'Ce qui est comparé' }),
    first: prose().meta({ label: 'Le premier', widget: 'text' }),
    second: prose().meta({ label: 'Le second', widget: 'text' }),
  })
  return z
    .strictObject({
      type: z.literal('comparison'),
      ...common(vocabulary),
      first: prose().meta({ label: 'Nom du premier' }),
      second: prose().meta({ label: 'Nom du second' }),
      rows: z.array(row.readonly()).min(3).readonly().meta({ label: 'Lignes', one: 'une ligne' }),
      verdict: prose().meta({ label: 'Ce que nous en concluons', widget: 'text' }),
    })
    .readonly()
    .meta({ label: 'Comparaison à deux' })
}

/** Options to choose from, each with its price and how long it lasts. */
const choices = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const choice = z.strictObject({
    name: prose().meta({ label: 'Choix' }),
    suits: prose().meta({ label: 'Sa place' }),
    price: prose().meta({ label: 'Prix' }),
    lifetime: prose().meta({ label: 'Durée de vie' }),
    limit: prose().meta({ label: 'Sa limite' }),
  })
  return z
    .strictObject({
      type: z.literal('choices'),
      ...common(vocabulary),
      choices: z
        .array(choice.readonly())
        .min(2)
        .readonly()
        .meta({ label: 'Choix', one: 'un choix' }),
      priceNote: prose().meta({
        label: 'Ce que valent ces prix',
        description: 'TTC, taux de TVA, ce qui est compris, mois où ils ont été fixés.',
      }),
    })
    .readonly()
    .meta({ label: 'Tableau de choix' })
}

/** Colours of the theme, except those that mean action or error. */
const drawingColours = [
  ...(['surface', 'surface-2', 'surface-3', 'ink', 'ink-2', 'ink-3'] as const),
  ...(['band', 'band-2', 'band-ink', 'highlight', 'rule', 'field'] as const),
] satisfies readonly ColourRole[]
const colour = () => z.enum(drawingColours)
/** The data of an SVG path: commands, numbers and separators. */
const pathData = pattern(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/, 'un tracé SVG, comme M0 0L10 10')
const point = () => z.strictObject({ x: z.number().min(0), y: z.number().min(0) }).readonly()

/** A path, in colours of the theme. */
const shape = z
  .strictObject({
    d: pathData.meta({ label: 'Tracé SVG', description: 'L’attribut d d’un <path>.' }),
    fill: colour().optional().meta({ label: 'Remplissage' }),
    stroke: colour().optional().meta({ label: 'Trait' }),
    strokeWidth: z.number().positive().optional().meta({ label: 'Largeur du trait' }),
    dash: pattern(/^\d+(?: \d+)*$/, 'des longueurs, comme 6 4')
      .optional()
      .meta({ label: 'Pointillé', description: 'Longueurs, comme « 6 4 ».' }),
  })
  .readonly()

/** A drawing with numbered parts: paths in colours of the theme, and a legend that makes sense without it. */
const drawing = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const part = z.strictObject({
    name: prose().meta({ label: 'Pièce' }),
    text: prose().meta({ label: 'Explication', widget: 'text' }),
    mark: point().meta({ label: 'Où est son numéro', hidden: true }),
    target: point().optional().meta({
      label: 'Ce qu’il montre',
      hidden: true,
      description: 'Un trait y mène depuis le numéro.',
    }),
  })
  return z
    .strictObject({
      type: z.literal('drawing'),
      ...common(vocabulary),
      alternative: prose().meta({ label: 'Le dessin, pour qui ne le voit pas', widget: 'text' }),
      width: z.int().positive().meta({ label: 'Largeur', hidden: true }),
      height: z.int().positive().meta({ label: 'Hauteur', hidden: true }),
      shapes: some(shape).meta({ label: 'Tracés', hidden: true }),
      parts: some(part.readonly()).meta({
        label: 'Pièces numérotées',
        one: 'une pièce',
        fixed: true,
        description: 'Une pièce de plus se dessine : demandez-la à qui s’occupe du site.',
      }),
    })
    .readonly()
    .refine(
      ({ width, height, parts }) =>
        parts.every(({ mark, target = mark }) =>
          [mark, target].every(({ x, y }) => x <= width && y <= height),
        ),
      {
        path: ['parts'],
        message: 'un numéro, ou ce qu’il montre, est hors du dessin',
        // Checked only when the drawing's own fields are valid, its width and height among them.
        when: ({ issues }) => issues.length === 0,
      },
    )
    .meta({ label: 'Dessin légendé (un développeur le trace)' })
}

/** A block that varies the layout which the pages of trades share. */
export const tradeBlock = (vocabulary: Vocabulary) =>
  z.discriminatedUnion('type', [
    dayByDay(vocabulary),
    fault(vocabulary),
    comparison(vocabulary),
    choices(vocabulary),
    drawing(vocabulary),
  ])

export type TradeBlock = z.infer<ReturnType<typeof tradeBlock>>
/** A block of one kind. */
export type TradeBlockOf<Type extends TradeBlock['type']> = Extract<TradeBlock, { type: Type }>
export type BlockPlace = (typeof blockPlaces)[number]
