import { singles } from '../../lib/site/content/kinds'
import type { Answers } from './answers'
import { singleIn, type Json } from './content-tree'

/** The towns on the page of the area: the largest of the new area, until texts are written. */
export function rewriteArea(records: Map<string, Json>, answers: Answers, again: boolean): void {
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
    ...(!stays && { searchExample: undefined }),
    // Only a person can tell how each town was built, which the title announces.
    focus: kept('focus', () => made(0, first, true)),
    nearby: kept('nearby', () => made(first.length, others.length > 0 ? others : first, false)),
  })
}

function turned<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  const start = by % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}
