import * as z from 'zod'
import { month, pattern } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

/** The units of amounts. */
export const units = ['m²', 'mètre linéaire', 'heure', 'forfait'] as const
export type Unit = (typeof units)[number]

/** The rates of French VAT that building works can carry, in per cent. */
export const taxRates = [5.5, 10, 20] as const

/**
 * The VAT rate of a price: one of these, or 0 where the firm charges no VAT (article 293 B of the tax code).
 */
const taxRate = () =>
  z.union([0, ...taxRates].map((rate) => z.literal(rate))).meta({
    label: 'Taux de TVA, en %',
    description: '0 pour une entreprise en franchise (article 293 B du CGI), qui n’en facture pas.',
  })

/** What must be known of an amount that consumers read: its VAT, the month it was set, what it covers. */
export const terms = ({ prose }: Vocabulary) => ({
  taxIncluded: z.boolean().meta({
    label: 'TVA comprise dans ce montant',
    description: 'Sans elle, le site la calcule : un particulier lit toujours un prix TTC.',
  }),
  taxRate: taxRate(),
  month: month().meta({
    label: 'Mois de ce prix',
    description: 'AAAA-MM, par exemple 2026-03.',
  }),
  covers: prose().meta({ label: 'Ce que le prix comprend, et ce qu’il laisse', widget: 'text' }),
})

/** For a private home, ten millions or more are a typing mistake. */
export const euros = () => z.number().positive().max(9_999_999)

/**
 * A price: « à partir de » `from`, or, with `to`, an order of magnitude. Texts insert it by `{prix.…}`; price
 * boxes and structured data show it.
 */
const amount = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      from: euros().meta({
        label: 'À partir de',
        description: 'En euros. Quand il change, changez aussi le mois de ce prix, plus bas.',
      }),
      to: euros().optional().meta({
        label: 'Jusqu’à',
        description: 'En euros. Avec ce montant, le prix est un ordre de grandeur.',
      }),
      unit: z.enum(units).meta({ label: 'Unité' }),
      ...terms(vocabulary),
    })
    .readonly()
    .meta({ summary: '{{from}} € / {{unit}}' })
export type Amount = z.infer<ReturnType<typeof amount>>

/** An id that texts name between braces: lower-case words joined by full stops and hyphens. */
export const name = () =>
  pattern(
    /^[a-z\d]+(?:[.-][a-z\d]+)*$/,
    'lettres minuscules sans accent, chiffres, points et traits d’union',
  )

/** `content/prices.json` */
export const prices = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    prices: z.record(name(), amount(vocabulary)).meta({
      label: 'Prix',
      one: 'un prix',
      key: 'Nom',
      description: 'Chaque prix est écrit ici une fois : pages et textes le reprennent.',
    }),
  })
