import * as z from 'zod'
import { editorHint } from './vocabulary'

/** What an amount is for one of. */
export const units = ['m²', 'mètre linéaire', 'heure', 'forfait'] as const
export type Unit = (typeof units)[number]

/** The rates of French VAT that building works can carry, in per cent. */
export const taxRates = [5.5, 10, 20] as const

/** Whether an amount holds VAT, and which. */
export const vat = () => ({
  taxIncluded: z.boolean().meta({ label: 'TVA comprise' }),
  taxRate: z
    .union(taxRates.map((rate) => z.literal(rate)))
    .optional()
    .meta({ label: 'Taux de TVA, en %' }),
})

/** A « from » price: texts name it `{prix.…}`, price boxes and structured data show it. */
const amount = () =>
  z
    .strictObject({
      from: z.number().positive().meta({ label: 'À partir de', description: 'En euros.' }),
      unit: z.enum(units).meta({ label: 'Unité' }),
      ...vat(),
    })
    .readonly()
export type Amount = z.infer<ReturnType<typeof amount>>

/** Ids are kebab-case words, because texts name them between braces. */
const name = () => z.string().regex(/^[a-z\d]+(?:[.-][a-z\d]+)*$/)

/** `content/prices.json` */
export const prices = () => z.strictObject({ ...editorHint, prices: z.record(name(), amount()) })

/** `content/figures.json`: durations and the like that several texts give, named `{delai.devis}`. */
export const figures = () =>
  z.strictObject({ ...editorHint, figures: z.record(name(), z.string().min(1)) })
