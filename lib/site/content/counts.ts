import { projectManagementSlug } from '@/lib/addresses/paths'
import { numberWord } from '@/lib/text/number-words'
import { upperFirst } from '@/lib/text/typography'
import { field, fieldWithin } from './field-path'
import type { RawContent } from './raw-content'

/**
 * Counts the content as its files hold it. Faults of records are reported elsewhere: whatever does not have
 * the expected shape counts as nothing here.
 */
export function catalogueCounts({ singles, collections }: RawContent): ReadonlyMap<string, number> {
  const firm = singles.firm?.value
  const trades = collections.trade.map(({ value }) => value)
  const homes = trades.flatMap((trade) => [
    ...new Set([field(trade, 'serviceSlug'), ...list(field(trade, 'alsoUnder'))]),
  ])
  const services = collections.service.map(({ id }) => id)
  const managed = field(firm, 'switches', 'projectManagement') !== false
  const departments = list(field(singles.area?.value, 'departments'))
  const communes = departments.flatMap((department) => list(field(department, 'cities')))
  const families = list(field(singles.categories?.value, 'categories')).filter(
    (family) =>
      field(family, 'shown') !== false &&
      trades.some((trade) => field(trade, 'categoryId') === field(family, 'id')),
  )
  return new Map<string, number>([
    ['services', services.length],
    ['prestations', services.length + (managed ? 1 : 0)],
    ['metiers', trades.length],
    ...[...services, projectManagementSlug].map((home): [string, number] => [
      `metiers.${home}`,
      homes.filter((slug) => slug === home).length,
    ]),
    ['chantiers', collections.job.length],
    ['familles', families.length],
    ['departements', departments.length],
    ['communes', communes.length],
    ['villes', communes.filter((city) => field(city, 'isMajor') === true).length],
    ...figure('distance.gratuite', field(firm, 'travel', 'freeWithinKm')),
    ...figure('distance.moderee', field(firm, 'travel', 'moderateWithinKm')),
    ...figure('rayon', field(firm, 'radius', 'serviceAreaKm')),
  ])
}

function figure(name: string, value: unknown): readonly [string, number][] {
  return typeof value === 'number' ? [[name, value]] : []
}

/**
 * Whether an entry is shown: a stage of the works leaves the page with the last of its trades, and a check
 * may have put null in an entry's place.
 */
const isLeft = (entry: unknown) =>
  entry !== null &&
  (field(entry, 'description') === undefined ||
    !Array.isArray(field(entry, 'trades')) ||
    list(field(entry, 'trades')).length > 0)

/** How many entries each list of one record shows, by the path of its field: « whyChooseUs.items ». */
export function listCounts(record: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const visit = (value: unknown, at: string) => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) counts.set(at, value.filter(isLeft).length)
    for (const [key, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
      visit(entry, fieldWithin(at, key))
  }
  visit(record, '')
  return counts
}

/**
 * The names by which texts may give a count, with their values: « dix » as {nombre.familles}, « Dix » as
 * {Nombre.familles}, « 10 » as {chiffre.familles}.
 */
export function countTexts(counts: ReadonlyMap<string, number>): readonly [string, string][] {
  return [...counts].flatMap(([name, count]): [string, string][] => {
    const word = numberWord(count)
    return [
      [`nombre.${name}`, word],
      [`Nombre.${name}`, upperFirst(word)],
      [`chiffre.${name}`, String(count)],
    ]
  })
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
