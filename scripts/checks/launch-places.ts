/** Names of places in texts that are not the firm's: usually left over from another firm. */
import { nearest } from '../../lib/text/nearest'
import type { DeepPartial, Found } from './record-places'
import { registeredCommunes, registeredDepartments } from './french-places'

/**
 * Where the firm works, by the codes and names of departments, and the communes of its addresses; and the
 * towns of the firm before it, if there was one.
 */
export interface FirmPlaces {
  readonly departments: readonly { readonly code: string; readonly name: string }[]
  readonly cities: readonly string[]
  readonly formerTowns?: readonly string[]
}

/** Names of smaller communes are often common words: they count only where the name is a compound. */
const fewestPeople = 2000

/** Words that stand before the name of a place, and seldom before another name. */
const before = String.raw`(?<!\p{L})(?:[àÀ]|[dD]['’]|[dD]e|[vV]ers|[eE]ntre|[cC]hez|[eE]t)\s*`
const name = String.raw`(?:L[ae]s?\s|L['’])?\p{Lu}[\p{L}'’]*(?:-[\p{L}'’]+)*(?!\p{L}|-)`
const between = String.raw`(?:,\s|,?\s(?:ou|et)\s)`
/** One name, or several in a list. */
const named = new RegExp(String.raw`${before}(${name}(?:${between}${name})*)`, 'gu')
const separator = new RegExp(between)
/** « Villeneuve-sur-Lot » is a place wherever it stands. */
const compound = new RegExp(
  String.raw`(?<![\p{L}-])\p{Lu}[\p{L}'’]*(?:-[\p{L}'’]+)*-(?:sur|sous|en|de|du|la|le|les|lès|aux)-[\p{L}'’-]+`,
  'gu',
)

/** Accents count: a « maçon » is no « Mâcon ». */
const typed = (name: string) => name.replace(/’/g, "'")

/** @returns the names, in a text, of departments and communes that are not the firm's. */
export function foreignPlaces({
  departments,
  cities,
  formerTowns = [],
}: FirmPlaces): (text: string) => readonly string[] {
  const codes = departments.map(({ code }) => code)
  const ownNames = new Set([
    ...departments.map(({ name }) => typed(name)),
    ...cities.map(typed),
    ...registeredCommunes()
      .filter(({ departement }) => codes.includes(departement))
      .map(({ nom }) => typed(nom)),
  ])
  const others = registeredDepartments()
    .map(({ nom }) => nom)
    .filter((name) => !ownNames.has(typed(name)))
  // Many departments are rivers or plain words too: these count only after « en », « dans le », « département
  // de ».
  const alone = others.filter((name) => !name.includes('-'))
  const department = new RegExp(
    String.raw`(?<![\p{L}-])(?:(${others.filter((name) => name.includes('-')).join('|')})|(?:[eE]n\s|[dD]ans (?:l[ea]s?\s|l['’])|département (?:d[eu]s?\s(?:la\s|l['’])?|d['’]))(${alone.join('|')}))(?![\p{L}-])`,
    'gu',
  )
  const communes = new Set(
    [
      ...registeredCommunes()
        .filter(({ nom, population = 0 }) => population >= fewestPeople || nom.includes('-'))
        .map(({ nom }) => nom),
      ...formerTowns,
    ]
      .map(typed)
      .filter((name) => !ownNames.has(name)),
  )
  const isForeign = (name: string) => communes.has(typed(name))
  return (text) => {
    const found = [
      ...[...text.matchAll(department)].map(([, compound, single]) => compound ?? single ?? ''),
      ...[...text.matchAll(named)]
        .flatMap(([, names = '']) => names.split(separator))
        .filter(isForeign),
      ...[...text.matchAll(compound)].map(([name]) => name).filter(isForeign),
      // A text that is nothing but a name: the place of a testimonial, of a job.
      ...(/^\p{Lu}/u.test(text) && isForeign(text) ? [text] : []),
    ]
    return [...new Set(found)]
  }
}

/** A department served, as the record of the area has it. */
interface Served {
  readonly code: string
  readonly name: string
  readonly cities: readonly { readonly name: string }[]
}

/** Departments and communes of the area's record that differ from the official register. */
export function unregisteredPlaces(departments: readonly DeepPartial<Served>[]): readonly Found[] {
  return departments.flatMap(({ code = '', name = '', cities = [] }, index) => {
    const registered = registeredDepartments().find((department) => department.code === code)
    if (!registered) return []
    const communes = registeredCommunes()
      .filter(({ departement }) => departement === code)
      .map(({ nom }) => nom)
    const own = new Set(communes.map(typed))
    const at = `departments[${index}]`
    return [
      ...(typed(name) === typed(registered.nom)
        ? []
        : [
            {
              field: `${at}.name`,
              what: `${at}.name dit « ${name} », et le département ${code} s'appelle ${registered.nom}`,
            },
          ]),
      ...cities.flatMap(({ name: city = '' }, place) =>
        own.has(typed(city))
          ? []
          : [
              {
                field: `${at}.cities[${place}].name`,
                what: `${at}.cities[${place}].name dit « ${city} », qui n'est pas une commune du département ${code}${nearest(city, communes)}`,
              },
            ],
      ),
    ]
  })
}
