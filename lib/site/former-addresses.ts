import type { Redirect } from '@/lib/addresses/redirects'
import { paths } from '@/lib/addresses/paths'
import { categories, jobs, services, shownCategories, specimenQuotes, trades } from './catalog'

/**
 * An address that a page had before: its record had another name, or its trade stood under another service.
 */
export interface FormerAddress extends Redirect {
  /** The record that names the former address, and the path of that field. */
  readonly kind: 'service' | 'trade' | 'job' | 'specimen-quote' | 'category'
  readonly id: string
  readonly field: string
}

/** One part of an address: its present name, or a former one with the field that holds it. */
interface Part {
  readonly name: string
  readonly field?: string
}

const formerParts = (field: string, names: readonly string[] = []): readonly Part[] =>
  names.map((name, index) => ({ name, field: `${field}[${index}]` }))

/** The addresses that a record had by its former names. @param address where a record of a name stands. */
function renamed(
  kind: FormerAddress['kind'],
  id: string,
  formerIds: readonly string[] | undefined,
  address: (name: string) => string,
  fieldName = 'formerIds',
): FormerAddress[] {
  return formerParts(fieldName, formerIds).map(({ name, field = '' }) => ({
    ...moved(address(name), address(id)),
    ...{ kind, id, field },
  }))
}

const serviceIds = new Map<string, readonly string[]>(
  services.map(({ slug, formerIds = [] }) => [slug, formerIds]),
)

/**
 * Every former address of a page. A trade had one for each combination of its names, former
 * ones included, with those of its services, former services included.
 */
export const formerAddresses: readonly FormerAddress[] = [
  ...services.flatMap(({ slug, formerIds }) => renamed('service', slug, formerIds, paths.service)),
  ...jobs.flatMap(({ id, formerIds }) => renamed('job', id, formerIds, paths.job)),
  ...specimenQuotes.flatMap(({ id, formerIds }) =>
    renamed('specimen-quote', id, formerIds, paths.specimenQuote),
  ),
  ...categories.flatMap((category, index) =>
    shownCategories.includes(category)
      ? renamed(
          'category',
          category.id,
          category.formerIds,
          paths.category,
          `categories[${index}].formerIds`,
        )
      : [],
  ),
  ...trades.flatMap((trade) => {
    const { id, formerIds, serviceSlug, alsoUnder = [], formerServices } = trade
    const homes = [
      ...[serviceSlug, ...alsoUnder].map((name): Part => ({ name })),
      ...formerParts('formerServices', formerServices),
    ]
    return homes.flatMap((home) =>
      [home.name, ...(serviceIds.get(home.name) ?? [])].flatMap((homeName, place) =>
        [{ name: id }, ...formerParts('formerIds', formerIds)].flatMap((own) => {
          // The present address, at which the page stands.
          if (!home.field && place === 0 && !own.field) return []
          const said = own.field ?? home.field
          return {
            ...moved(paths.trade(homeName, own.name), paths.trade(serviceSlug, id)),
            ...(said
              ? { kind: 'trade' as const, id, field: said }
              : {
                  kind: 'service' as const,
                  id: home.name,
                  field: `formerIds[${place - 1}]`,
                }),
          }
        }),
      ),
    )
  }),
]

function moved(from: string, to: string): Redirect {
  return { from, to, permanent: true }
}
