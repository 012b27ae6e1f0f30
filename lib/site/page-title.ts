import { resultLengths } from '@/content/schema/parts'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { titleWithBrand } from '@/lib/text/title-with-brand'
import { firm } from './catalog'

/** The title of a page in search results and in the browser's tab: the firm's name follows it. */
export const documentTitle = (title: string) => titleWithBrand(title, firm.brand)

/**
 * « en Lot-et-Garonne »: the firm's department after the words that its own baseline uses. Undefined where
 * the baseline does not name the department.
 */
const place = new RegExp(
  `(?<=\\s)(?:en|au|aux|à|dans)(?:\\s(?:la|les?))?\\s(?:l’)?${escapeRegExp(firm.addresses.registered.department)}`,
).exec(firm.baseline)?.[0]

/** The title of a trade in search results: a short one says where. */
export function placedTitle(title: string): string {
  return place && documentTitle(title).length < resultLengths.shortTitle
    ? endedTitle(title, place)
    : title
}

/** A title with what may follow it, unless search results would cut it then. */
export function endedTitle(title: string, end: string): string {
  const ended = `${title} ${end}`
  return documentTitle(ended).length <= resultLengths.title ? ended : title
}
