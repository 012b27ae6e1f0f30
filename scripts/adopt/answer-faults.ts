import { plain } from '../../lib/area/communes'
import type { Coordinates } from '../../lib/area/geography'
import { projectManagementSlug } from '../../lib/addresses/paths'
import { faintColours } from '../../lib/site/content/check-colours'
import type { ContentFault } from '../../lib/site/content/faults'
import { collections } from '../../lib/site/content/kinds'
import { choices, nearest, nearestOf } from '../../lib/text/nearest'
import type { Answers } from './answers'
import { coloursOf } from './brand'
import type { ContentTree } from './content-tree'
import {
  communeOf,
  communesAt,
  isOverseas,
  kilometresTo,
  placeOf,
  strayAxis,
  type Territory,
} from './territory'

type Fault = Omit<ContentFault, 'file'>

/** Faults of answers that no schema sees: names that neither the content nor France knows. */
export function answerFaults(
  answers: Answers,
  tree: ContentTree,
  territory: Territory,
  file: string,
): readonly ContentFault[] {
  const unknown = unknownIds(answers, tree)
  return [
    ...baselineFaults(answers),
    ...placeFaults(answers, territory),
    ...travelFaults(answers),
    ...brandFaults(answers, tree),
    ...unknown,
    ...(unknown.length > 0 ? [] : catalogueFaults(answers, tree)),
  ].map((fault) => ({ file, ...fault }))
}

/** The pages that a trade stands under already and that are kept; the first is canonical. */
export function homesFor(
  tree: ContentTree,
  trade: string,
  {
    services,
    switches,
  }: { readonly services: readonly string[]; readonly switches: Answers['switches'] },
): readonly string[] {
  const { serviceSlug, alsoUnder = [] } = tree.trade(trade)
  return [serviceSlug, ...alsoUnder].filter((slug) =>
    slug === projectManagementSlug ? tree.isManaged(switches) : services.includes(slug),
  )
}

/**
 * Why the baseline cannot stand for the firm where its name does not, such as under an installed app;
 * undefined where it can.
 */
export function namelessLine(baseline: string, brand: string): string | undefined {
  const bare = (text: string) => text.toLowerCase().replaceAll('’', "'")
  if (bare(baseline).includes(bare(brand))) return undefined
  const rest = baseline.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return `« ${baseline} » ne dit pas le nom, et le site installé sur un téléphone s'appelle ainsi : écrivez « ${brand}, ${rest} »`
}

function baselineFaults({ baseline, brand }: Answers): readonly Fault[] {
  const message = namelessLine(baseline, brand)
  return message === undefined ? [] : [{ field: 'baseline', message }]
}

const overseas = 'est outre-mer, que la carte du site ne dessine pas'

/** Addresses, coordinates and departments that are not where France has them. */
function placeFaults(answers: Answers, territory: Territory): readonly Fault[] {
  const { address, workshop, coordinates, departments = [] } = answers
  const commune = communeOf(territory, address.postalCode, address.city)
  const place = coordinates ?? (commune && placeOf(territory, commune))
  return [
    ...misplaced('address', address, territory),
    ...(workshop ? misplaced('workshop', workshop, territory) : []),
    ...(commune && !place
      ? [
          {
            field: 'coordinates',
            message: `aucun répertoire ne place ${commune.name} : donnez lat et lng`,
          },
        ]
      : []),
    ...(commune && coordinates
      ? Object.entries(coordinates).flatMap(([axis, degrees]) => {
          const message = strayAxis(territory, commune.department, axis as 'lat' | 'lng', degrees)
          return message === undefined ? [] : [{ field: `coordinates.${axis}`, message }]
        })
      : []),
    ...strayIds('departments', departments, [...territory.departments.keys()], (code) =>
      noDepartment(code, territory),
    ),
    ...(place ? farDepartments(answers, territory, place, commune?.department) : []),
  ]
}

/** An address whose postal code or commune does not exist. */
function misplaced(
  field: 'address' | 'workshop',
  { postalCode, city }: Answers['address'],
  territory: Territory,
): readonly Fault[] {
  const there = communesAt(territory, postalCode).map(({ name }) => name)
  if (there.length === 0)
    return [
      {
        field: `${field}.postalCode`,
        message: isOverseas(postalCode)
          ? `${postalCode} ${overseas}`
          : noPostalCode(postalCode, city, territory),
      },
    ]
  return communeOf(territory, postalCode, city)
    ? []
    : [
        {
          field: `${field}.city`,
          message: `« ${city} » n'a pas le code ${postalCode} ; ses communes : ${there.join(', ')}`,
        },
      ]
}

/** A code that letters have and no commune does names none on a map: a CEDEX. */
function noPostalCode(code: string, city: string, { communes }: Territory): string {
  const name = plain(city.replace(/\s+cedex(?:\s+\d+)?\s*$/i, ''))
  const meant = communes.find(
    (commune) => plain(commune.name) === name && commune.department === code.slice(0, 2),
  )
  return meant
    ? `« ${code} » est un code CEDEX : donnez celui de la commune, ${meant.postalCodes[0]} pour ${meant.name} ; « BP » et « CEDEX » vont avec la rue`
    : `aucune commune n'a le code ${code} ; ${ofCommune}`
}

/** What to do about a postal code that no commune has. */
export const ofCommune = "si c'est un CEDEX, donnez celui de la commune"

function travelFaults({ freeTravelKm, radiusKm }: Answers): readonly Fault[] {
  return freeTravelKm !== undefined && freeTravelKm > radiusKm
    ? [
        {
          field: 'freeTravelKm',
          message: `« ${freeTravelKm} » dépasse le rayon d'intervention, radiusKm (${radiusKm}) : personne ne se déplace au-delà`,
        },
      ]
    : []
}

/** Colours without a role, those that cannot be read, and a logo without its sign. */
function brandFaults(
  { colours: chosen, wordmark, icon }: Answers,
  tree: ContentTree,
): readonly Fault[] {
  const colours = coloursOf(tree)
  const roles = Object.keys(colours)
  return [
    ...Object.keys(chosen)
      .filter((role) => !roles.includes(role))
      .map((role) => ({
        field: `colours.${role}`,
        message: `aucune couleur n'a ce rôle${nearest(role, roles)}`,
      })),
    ...(wordmark && !icon
      ? [
          {
            field: 'icon',
            message:
              'le logo porte le nom (wordmark) : il faut aussi le signe seul, en SVG, pour les icônes',
          },
        ]
      : []),
    ...faintColours({ ...colours, ...chosen }, (role) => role in chosen).map(
      ({ role, message }) => ({ field: `colours.${role}`, message }),
    ),
  ]
}

/** Services and trades that the content does not have, or no longer by this id. */
function unknownIds({ services, trades }: Answers, tree: ContentTree): readonly Fault[] {
  const { ids, renamed } = tree.vocabulary
  const absent = (kind: 'service' | 'trade') => (id: string) => {
    const now = renamed?.[kind]?.get(id)
    return now === undefined
      ? `« ${id} » n'existe pas${choices(id, ids[kind]) || ` ; les noms sont ceux des fichiers de content/${collections[kind].folder}/`}`
      : `« ${id} » n'existe plus : la fiche s'appelle « ${now} »`
  }
  return [
    ...strayIds('services', services, tree.services, absent('service')),
    ...strayIds('trades', trades, tree.trades, absent('trade')),
  ]
}

/** Ids of a list that nothing has, with the message for each, and those that it has twice. */
function strayIds(
  field: string,
  ids: readonly string[],
  known: readonly string[],
  absent: (id: string) => string,
): readonly Fault[] {
  return ids.flatMap((id, index) => {
    if (!known.includes(id)) return [{ field: `${field}[${index}]`, message: absent(id) }]
    return ids.indexOf(id) === index
      ? []
      : [{ field: `${field}[${index}]`, message: `« ${id} » est déjà dans la liste` }]
  })
}

/**
 * How far from the centre a chosen department may begin, in kilometres: the radius counts from the firm's
 * door, and a firm may follow a customer across a border.
 */
export const farthestDepartment = (radiusKm: number) => radiusKm * 2

/**
 * Departments that begin too far away to be meant.
 * @param home the firm's own, which may have no town near.
 */
function farDepartments(
  { departments = [], radiusKm }: Answers,
  territory: Territory,
  centre: Coordinates,
  home: string | undefined,
): readonly Fault[] {
  return departments.flatMap((code, index) => {
    const name = territory.departments.get(code)
    const km = Math.round(kilometresTo(territory, code, centre))
    return name !== undefined && code !== home && km > farthestDepartment(radiusKm)
      ? [
          {
            field: `departments[${index}]`,
            message: `« ${code} » (${name}) commence à ${km} km, plus de deux fois le rayon d'intervention, radiusKm (${radiusKm}) : retirez-le, ou agrandissez le rayon`,
          },
        ]
      : []
  })
}

/** The message for a code that no department has, or for a name in place of a code. */
function noDepartment(id: string, { departments }: Territory): string {
  if (isOverseas(id)) return `${id} ${overseas}`
  const isName = /\p{L}{3}/u.test(id)
  if (!isName) return `« ${id} » n'existe pas${nearest(id, [...departments.keys()])}`
  const meant = nearestOf(id, [...departments.values()])
  const [code] = [...departments].find(([, name]) => name === meant) ?? []
  return `« ${id} » n'est pas le code d'un département${code ? ` : écrivez « ${code} » pour ${meant}` : ', comme « 24 »'}`
}

/** Trades without a service, and services without a tab. */
function catalogueFaults(
  { services, trades, homes, switches }: Answers,
  tree: ContentTree,
): readonly Fault[] {
  return [
    ...trades.flatMap((trade): Fault[] => {
      const home = homes[trade]
      if (home !== undefined && !services.includes(home))
        return [
          {
            field: `homes.${trade}`,
            message: `« ${home} » n'est pas gardé${nearest(home, services)}`,
          },
        ]
      return home !== undefined || homesFor(tree, trade, { services, switches }).length > 0
        ? []
        : [
            {
              field: `homes.${trade}`,
              message: `le service de ce métier, « ${tree.trade(trade).serviceSlug} », n'est pas gardé : nommez-en un (${services.join(', ')})`,
            },
          ]
    }),
    ...services.flatMap((service): Fault[] => {
      const tabs = tree.tabTrades(service)
      return tabs.length === 0 || tabs.some((trade) => trades.includes(trade))
        ? []
        : [
            {
              field: 'services',
              message: `« ${service} » resterait sans onglet : gardez un de ses métiers (${tabs.join(', ')})`,
            },
          ]
    }),
  ]
}
