/* How services, trades and families agree: what the firm offers. */
import { shortestExplanation } from '@/content/schema/parts'
import { categories, firm, services, trades, tradesOf } from '../catalog'
import { namedTwice, repeatedAt, type ContentFault, type FaultOf } from './faults'
import { fileOf, singles } from './kinds'

/** What a service's schema cannot see: two works of one id, trades of other services, unexplained prices. */
export function serviceFaults(fault: FaultOf): readonly ContentFault[] {
  return services.flatMap((service) => {
    const file = fileOf('service', service.slug)
    const listed = tradesOf(service.slug).map(({ id }) => id)
    const ids = service.detailedServices.map(({ id }) => id)
    return [
      ...service.detailedServices.flatMap(({ id, trade, price }, index) => {
        const at = (name: string) => `detailedServices[${index}].${name}`
        return [
          ...(ids.indexOf(id) === index ? [] : [fault(file, at('id'), `« ${id} » est déjà pris`)]),
          ...(!trade || listed.includes(trade)
            ? []
            : [
                fault(
                  file,
                  at('trade'),
                  `« ${trade} » n'est pas un métier de ce service : ajoutez « ${service.slug} » à sa fiche (alsoUnder), ou prenez-en un autre`,
                ),
              ]),
          ...(price && 'onQuote' in price && price.covers.length < shortestExplanation
            ? [fault(file, at('price.covers'), 'dites de quoi le prix dépend, en une phrase')]
            : []),
        ]
      }),
    ]
  })
}

/**
 * Choices of the quote form: two with one value could not be told apart, and a form without a choice could
 * not be sent.
 */
export function formFaults(fault: FaultOf): readonly ContentFault[] {
  const offered = services.flatMap(({ slug, formChoice }) =>
    formChoice ? [{ file: fileOf('service', slug), ...formChoice }] : [],
  )
  return [
    ...repeatedAt(offered.map(({ value }) => value)).map((index) => {
      const { file, value } = offered[index]!
      return fault(file, 'formChoice.value', `« ${value} » est déjà pris`)
    }),
    ...(firm.switches.quoteForm === true && offered.length === 0
      ? [
          fault(
            singles.firm.file,
            'switches.quoteForm',
            'aucun service n’a de formChoice : le formulaire n’aurait rien à proposer',
          ),
        ]
      : []),
  ]
}

/** What a trade's schema cannot see: ids named twice, and itself among the related. */
export function tradeFaults(fault: FaultOf): readonly ContentFault[] {
  return trades.flatMap((trade) => {
    const file = fileOf('trade', trade.id)
    const { relatedTrades, alsoUnder = [], serviceSlug } = trade
    const twice = (field: string, ids: readonly string[]) =>
      namedTwice(field, ids, (at, message) => fault(file, at, message))
    return [
      ...twice('relatedTrades', relatedTrades),
      ...twice('alsoUnder', alsoUnder),
      ...(relatedTrades.includes(trade.id)
        ? [fault(file, 'relatedTrades', 'un métier n’est pas connexe à lui-même')]
        : []),
      ...(alsoUnder.some((slug) => (slug as string) === serviceSlug)
        ? [fault(file, 'alsoUnder', `« ${serviceSlug} » est déjà le service du métier`)]
        : []),
    ]
  })
}

/** Ids that two families share. */
export function categoryFaults(fault: FaultOf): readonly ContentFault[] {
  const ids = categories.map(({ id }) => id)
  return repeatedAt(ids).map((index) =>
    fault(singles.categories.file, `categories[${index}].id`, `« ${ids[index]} » est déjà pris`),
  )
}
