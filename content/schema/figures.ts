import * as z from 'zod'
import { words } from './parts'
import { editorHint } from './vocabulary'
import { name } from './prices'

/** Word stems, one of which a passage must have: « électri » matches électricité, électrique, électricien. */
const anyOf = () => z.array(words(2)).min(1).readonly()

const figure = () =>
  z
    .strictObject({
      /** The text within a sentence: « deux à quatre semaines ». */
      text: words().meta({ label: 'Comme les textes le disent' }),
      /**
       * A passage with a stem of each group speaks of this figure: it may give no other quantity of its unit.
       */
      about: z
        .array(anyOf())
        .min(1)
        .readonly()
        .optional()
        .meta({ label: 'On en parle avec ces mots', hidden: true }),
      /**
       * Steps, by the stems of their names: a passage that tells all of them must tell them in this order.
       */
      order: z
        .array(anyOf())
        .min(2)
        .readonly()
        .optional()
        .meta({ label: 'Dans cet ordre', hidden: true }),
    })
    .readonly()
export type Figure = z.infer<ReturnType<typeof figure>>

/** The name of the delay of an answer, which texts use like a figure; the firm's record holds its value. */
export const answerDelay = 'delai.reponse'

/** How long a quote takes once everything needed is known: the terms name it, so that every firm has it. */
export const quoteDelay = 'delai.devis'

const figureName = () =>
  name().refine(
    (given) => given !== answerDelay,
    'firm.json le donne (answerWithinHours) : ôtez-le ici',
  )

/** `content/figures.json`: durations, slopes and orders that several texts use, as `{delai.devis}`. */
export const figures = () =>
  z.strictObject({
    ...editorHint,
    figures: z.record(figureName(), figure()).meta({
      label: 'Délais et mesures',
      one: 'un délai',
      key: 'Nom',
      description: 'Chacun est écrit ici une fois : les textes le reprennent.',
    }),
  })
