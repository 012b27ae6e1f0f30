import { resultLengths } from '../../content/schema/parts'
import { singles, type Single } from '../../lib/site/content/kinds'
import { titleWithBrand } from '../../lib/text/title-with-brand'
import type { Answers } from './answers'
import { singleIn, type Json } from './content-tree'

/**
 * The page of the area: its title names the new department in place of the former one, its map says what any
 * firm's map shows, and its towns are the largest of the new area, until texts are written.
 * @param former the former firm's department.
 */
export function rewriteArea(
  records: Map<string, Json>,
  answers: Answers,
  { again, former }: { readonly again: boolean; readonly former: string },
): void {
  const name = singles['service-area-page'].file
  const page = records.get(name)
  if (!page) return
  const cities = singleIn(records, 'area').departments.flatMap((department) => department.cities)
  const offers = (key: string) =>
    (page[key] as readonly { readonly city: string }[]).filter(({ city }) =>
      cities.some((known) => known.name === city),
    )
  const major = cities.filter(({ isMajor }) => isMajor)
  const first = major.slice(0, 3)
  const others = major.slice(3, 6)
  // With too few towns, both lists name the same: the second then offers the services and trades that follow.
  const made = (start: number, towns: typeof major, isToWrite: boolean) =>
    towns.map(({ name: city }, index) => ({
      city,
      ...(isToWrite && {
        text: `[${city}, comment on y a bâti et ce que cela change : à compléter]`,
      }),
      services: turned(answers.services, start).slice(0, 4),
      trades: turned(answers.trades, (start + index) * 3).slice(0, 3),
    }))
  const kept = (key: string, offered: () => readonly Json[]) =>
    again && offers(key).length > 0 ? offers(key) : offered()
  const stays = again && cities.some((city) => city.name === page.searchExample)
  records.set(name, {
    ...page,
    ...(!again && {
      title: placedTitle(page, former, singleIn(records, 'firm')),
      ...(page.map !== undefined && { map: { text: anyMap } }),
    }),
    ...(!stays && { searchExample: undefined }),
    // Only a person can tell how each town was built, which the title announces.
    focus: kept('focus', () => made(0, first, true)),
    nearby: kept('nearby', () => made(first.length, others.length > 0 ? others : first, false)),
  })
}

/** True of any firm: the circles are drawn by these two distances. */
const anyMap =
  'Le petit cercle est à {chiffre.distance.gratuite} km du centre de notre zone, le grand à {chiffre.distance.moderee} km.'

/** The title with the new department, as much of it as search results show beside the name. */
function placedTitle(
  { title, name }: Json,
  former: string,
  { brand, addresses }: Single<'firm'>,
): string {
  const typed = String(title)
  const { department } = addresses.registered
  if (!typed.includes(former)) return typed
  const ways = [typed.replaceAll(former, department), `${String(name)} : ${department}`]
  const fits = (way: string) => titleWithBrand(way, brand).length <= resultLengths.title
  return ways.find(fits) ?? String(name)
}

function turned<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  const start = by % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}
