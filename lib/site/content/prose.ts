import * as z from 'zod'
import { answerDelay } from '@/content/schema/figures'
import { french } from '@/lib/text/typography'
import { nearest } from '@/lib/text/nearest'

/** The values that texts may name: « prix.peinture » → « 25 €/m² ». */
export type NamedValues = ReadonlyMap<string, string>

const named = /((?<!\p{L})d')?\{([^{}]*)\}/giu
/**
 * The message for an unknown name. The delay of an answer comes from a field that a firm may leave out; any
 * other name is misspelt.
 */
function missing(name: string, values: NamedValues): string {
  return [answerDelay, `${answerDelay}.chiffre`].includes(name.toLowerCase())
    ? ' : firm.json ne dit pas sous combien d’heures vous répondez (answerWithinHours)'
    : nearest(name, [...values.keys()])
}

/** Values before which « de » is not elided; one that begins with an h is left as it is typed. */
const noElision = /^[\dbcçdfgjklmnpqrstvwxz]/i
/** A brace that is left over once every name has been replaced. */
const loneBrace = /[{}]/
/** An HTML tag: visitors would read it as it stands. */
const tag = /<\/?[a-z][^<>]*>/i
/** Characters that `french` sets; typed by hand, texts could not be searched for them or changed. */
const typedByHand = /[\u00A0\u202F\u2011’]/
/** Signs without a space, such as an address of a map: on a phone no line is as long. */
const unbreakable = /[^\s{}]{51,}/
/** What a wrong encoding leaves, and characters that nobody sees: they come with a copied text. */
const damaged = /[\uFFFD\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]|[^\P{Cc}\n\t]/u

/**
 * A text that visitors read: names between braces give way to their values, then French typography is set. An
 * unknown name is a fault (if the names could be read at all), and so is a typographic character typed by
 * hand.
 * @param namedValues called at each name: one schema serves records that may name different values, and most
 * texts name none.
 */
export function proseSchema(namedValues: () => NamedValues | undefined): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .min(1)
    .transform((text, context) => {
      if (typedByHand.test(text))
        context.addIssue({
          code: 'custom',
          message:
            'contient une espace insécable ou une apostrophe ’ : tapez-les ordinaires, le site pose les bonnes',
        })
      const at = text.search(damaged)
      if (at >= 0)
        context.addIssue({
          code: 'custom',
          message: `contient un signe abîmé ou invisible, près de « ${text.slice(Math.max(0, at - 15), at)} » : retapez cet endroit`,
        })
      const [typedTag] = text.match(tag) ?? []
      if (typedTag)
        context.addIssue({
          code: 'custom',
          message: `contient la balise « ${typedTag} », que les visiteurs liraient telle quelle : retirez-la`,
        })
      const [run] = text.match(unbreakable) ?? []
      if (run)
        context.addIssue({
          code: 'custom',
          message: `contient « ${run.slice(0, 30)}… », ${run.length} signes sans une espace : la page déborderait d'un téléphone, raccourcissez-les`,
        })
      if (loneBrace.test(text.replace(named, '')))
        context.addIssue({
          code: 'custom',
          message:
            'a une accolade sans l’autre : un nom se met entre { et }, comme {prix.peinture}',
        })
      const filled = text.replace(named, (typed, of: string | undefined, name: string) => {
        const values = namedValues()
        if (!values) return typed
        const value = values.get(name)
        if (value === undefined)
          context.addIssue({
            code: 'custom',
            message: `« {${name}} » n'existe pas${missing(name, values)}`,
          })
        if (value === undefined || !of) return value ?? typed
        return noElision.test(value) ? `${of.charAt(0)}e ${value}` : `${of}${value}`
      })
      return french(filled)
    })
}
