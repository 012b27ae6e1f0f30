import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { recordDayText } from '@/lib/text/day-text'
import { inThousands } from '@/lib/text/thousands'
import { specimenQuotes } from '../catalog'
import { specimenAmounts } from '../specimen-amounts'
import { namedTwice, type ContentFault, type FaultOf } from './faults'
import { fileOf } from './kinds'
import type { RawContent } from './raw-content'
import { sentencesOf, textsOf } from './texts'

/**
 * What a specimen quote's schema cannot see: instalments that do not add up, days in the wrong order,
 * duplicates.
 */
export function specimenFaults(fault: FaultOf): readonly ContentFault[] {
  return specimenQuotes.flatMap((specimen, position) => {
    const { id, name, number, date, validUntil, services, trades, payments } = specimen
    const wrong = (field: string, message: string) =>
      fault(fileOf('specimen-quote', id), field, message)
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
        : [
            wrong(
              'validUntil',
              `le dernier jour (${recordDayText(validUntil)}) ne vient pas après celui du devis (${recordDayText(date)})`,
            ),
          ]),
      ...namedTwice('services', services, wrong),
      ...namedTwice('trades', trades, wrong),
      ...(shares === 100 ? [] : [wrong('payments', `les parts font ${shares} %, et non 100 %`)]),
    ]
  })
}

/** « notre devis de façade commenté », and an amount of whole euros in the same sentence. */
const quoted = /devis (?:\p{L}+ ){0,3}commenté/iu
const amount = /(?<!\d )(\d[\d ]*) € (TTC|HT)/g

/** Amounts that a text takes from a specimen quote and that the quote does not have (any more). */
export function quotedFaults({ singles, collections: all }: RawContent): readonly ContentFault[] {
  if (specimenQuotes.length === 0) return []
  const known = new Set(specimenQuotes.flatMap(amountsOf))
  return [...Object.values(singles), ...Object.values(all).flat()].flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ at, text }) =>
      sentencesOf(text)
        .filter((sentence) => quoted.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(amount)].map(([said]) => said))
        .filter((said) => !known.has(said))
        .map((said) => ({
          file,
          field: at,
          message: `« ${said} » n'est le montant d'aucune ligne, d'aucun lot ni d'aucun total des devis commentés`,
        })),
    ),
  )
}

/** « 1 200 € HT », « 1 320 € TTC » of each line, each lot and the whole, to the nearest euro. */
function amountsOf(specimen: SpecimenQuote): readonly string[] {
  const said = (cents: number, tax: string) =>
    `${inThousands(Math.round(cents / 100), ' ')} € ${tax}`
  const { lots, net, total } = specimenAmounts(specimen)
  return [
    said(net, 'HT'),
    said(total, 'TTC'),
    ...lots.flatMap((lot, place) => {
      const taxed = lot.lines.map(
        (cents, line) => cents * (1 + specimen.lots[place]!.lines[line]!.taxRate / 100),
      )
      return [
        ...[lot.total, ...lot.lines].map((cents) => said(cents, 'HT')),
        ...[taxed.reduce((all, cents) => all + cents, 0), ...taxed].map((cents) =>
          said(cents, 'TTC'),
        ),
      ]
    }),
  ]
}
