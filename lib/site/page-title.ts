import { resultLengths } from '@/content/schema/parts'
import { titleWithBrand } from '@/lib/text/title-with-brand'
import { firm } from './catalog'

/** The title of a page in search results and in the browser's tab: the firm's name follows it. */
export const documentTitle = (title: string) => titleWithBrand(title, firm.brand)

/** The title of a trade in search results: a short one says where. */
export function placedTitle(title: string): string {
  return documentTitle(title).length < resultLengths.shortTitle
    ? endedTitle(title, firm.where)
    : title
}

/** A title with what may follow it, unless search results would cut it then. */
export function endedTitle(title: string, end: string): string {
  const ended = `${title} ${end}`
  return documentTitle(ended).length <= resultLengths.title ? ended : title
}
