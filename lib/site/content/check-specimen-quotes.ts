import { specimenQuotes } from '../catalog'
import { namedTwice, type ContentFault } from './faults'
import { collections } from './kinds'

/** What a specimen quote's schema cannot see: instalments that do not make a whole, days that run backwards, twins. */
export function specimenFaults(
  fault: (file: string, field: string, message: string) => ContentFault,
): readonly ContentFault[] {
  return specimenQuotes.flatMap((specimen, position) => {
    const { id, name, number, date, validUntil, services, trades, payments } = specimen
    const wrong = (field: string, message: string) =>
      fault(`${collections['specimen-quote'].folder}/${id}.json`, field, message)
    const shares = payments.reduce((sum, { share }) => sum + share, 0)
    const before = specimenQuotes.slice(0, position)
    const taken = (field: 'name' | 'number', value: string) =>
      before.some((other) => other[field] === value)
        ? [wrong(field, `« ${value} » est déjà pris`)]
        : []
    return [
      ...taken('name', name),
      ...taken('number', number),
      ...(date < validUntil
        ? []
        : [wrong('validUntil', `validUntil (${validUntil}) ne vient pas après date (${date})`)]),
      ...namedTwice('services', services, wrong),
      ...namedTwice('trades', trades, wrong),
      ...(shares === 100 ? [] : [wrong('payments', `les parts font ${shares} %, et non 100 %`)]),
    ]
  })
}
