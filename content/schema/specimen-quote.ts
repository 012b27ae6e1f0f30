import * as z from 'zod'
import { day, formerIds, pageMeta, some, titledText } from './parts'
import { taxRates } from './prices'
import { editorHint, reference, type Vocabulary } from './vocabulary'

/** Units of a quote's lines, as quotes write them. */
const lineUnits = ['u', 'm²', 'ml', 'm³', 'h', 'j', 'forfait'] as const

/** One line, and the note beside it. */
const line = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      label: prose().meta({ label: 'Désignation' }),
      detail: prose().optional().meta({ label: 'Marque, épaisseur, mise en œuvre' }),
      quantity: z
        .number()
        .positive()
        .multipleOf(0.01)
        .meta({ label: 'Quantité', description: 'Deux décimales au plus.' }),
      unit: z.enum(lineUnits).meta({ label: 'Unité' }),
      unitPrice: z.int().min(0).meta({
        label: 'Prix unitaire hors taxes',
        description: 'En centimes : 48,50 € font 4850.',
      }),
      taxRate: z
        .union(taxRates.map((rate) => z.literal(rate)))
        .meta({ label: 'Taux de TVA, en %' }),
      note: prose().meta({ label: 'Ce que la ligne veut dire', widget: 'text' }),
      trap: prose().optional().meta({ label: 'Ce qu’en fait un mauvais devis', widget: 'text' }),
    })
    .readonly()

const lot = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose().meta({ label: 'Lot' }),
      lines: some(line(vocabulary)).meta({ label: 'Lignes', one: 'une ligne' }),
    })
    .readonly()

const payment = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      when: prose().meta({ label: 'Échéance' }),
      share: z.int().min(1).max(100).meta({ label: 'Part du total TTC, en %' }),
      note: prose().meta({ label: 'Pourquoi à ce moment', widget: 'text' }),
    })
    .readonly()

/** A sentence that a quote must contain, and what it means for the customer. */
export const mention = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      text: prose().meta({ label: 'Mention, telle que le devis la porte', widget: 'text' }),
      note: prose().meta({ label: 'Ce qu’elle change pour le client', widget: 'text' }),
    })
    .readonly()

/**
 * `content/specimen-quotes/{id}.json`: the file's name is the end of the address. Only unit prices are typed:
 * totals, VAT and instalments are computed, and texts name them, `{total.ttc}`.
 */
export const specimenQuote = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    ...pageMeta(vocabulary),
    name: prose().meta({ label: 'Nom court', description: 'Dans le fil d’Ariane et les liens.' }),
    subtitle: prose().meta({ label: 'Le devis en une phrase', widget: 'text' }),
    image: reference(vocabulary, 'picture').meta({ label: 'Image, pour les aperçus' }),
    services: z.array(reference(vocabulary, 'service')).readonly().meta({ label: 'Services' }),
    trades: z.array(reference(vocabulary, 'trade')).readonly().meta({ label: 'Métiers' }),
    number: prose().meta({ label: 'Numéro du devis' }),
    date: day().meta({ label: 'Date du devis', description: 'Celle de ses prix.' }),
    validUntil: day().meta({ label: "Valable jusqu'au" }),
    object: prose().meta({ label: 'Objet' }),
    place: prose().meta({ label: 'Lieu et bâtiment' }),
    placeNote: prose().meta({ label: 'Note sur le lieu', widget: 'text' }),
    timing: prose().meta({ label: 'Début et durée' }),
    timingNote: prose().meta({ label: 'Note sur le délai', widget: 'text' }),
    surface: z.number().positive().max(99_999).optional().meta({
      label: 'Surface traitée, en m²',
      description: 'Les textes peuvent alors nommer {total.m2}, TTC.',
    }),
    aided: z.boolean().optional().meta({
      label: 'Travaux aidés',
      description: 'Le devis porte alors la qualification RGE du dossier de l’entreprise.',
    }),
    lots: some(lot(vocabulary)).meta({ label: 'Lots', one: 'un lot' }),
    payments: some(payment(vocabulary)).meta({ label: 'Échéancier', one: 'une échéance' }),
    mentions: z
      .array(mention(vocabulary))
      .readonly()
      .meta({ label: 'Mentions propres à ce devis', one: 'une mention' }),
    missing: some(titledText(vocabulary)).meta({
      label: 'Ce qu’un devis malhonnête oublie',
      one: 'un oubli',
    }),
    formerIds: formerIds(),
  })
}
/** The part of a record that amounts are computed from. */
export const pricedQuote = z.object({
  surface: z.number().optional(),
  lots: z
    .array(
      z.object({
        lines: z
          .array(z.object({ quantity: z.number(), unitPrice: z.number(), taxRate: z.number() }))
          .readonly(),
      }),
    )
    .readonly(),
  payments: z.array(z.object({ share: z.number() })).readonly(),
})
export type PricedQuote = z.infer<typeof pricedQuote>

/** An example of a quote, never sent to anybody, with comments on each line. */
export type SpecimenQuote = Readonly<z.infer<ReturnType<typeof specimenQuote>>> & {
  readonly id: string
}
