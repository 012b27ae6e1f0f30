import { shortestExplanation } from '@/content/schema/parts'
import { units, type Unit } from '@/content/schema/prices'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { amountText, euroText, isTaxed, taxText } from '../amounts'
import { amounts } from '../catalog'
import type { ContentFault, FaultOf } from './faults'
import { singles } from './kinds'
import type { RawContent } from './raw-content'
import { textsOf } from './texts'

/**
 * What the schema of prices cannot see: ranges whose second amount is the lower one, and texts that say too
 * little of a price, or too much.
 */
export function priceFaults(raw: RawContent, fault: FaultOf): readonly ContentFault[] {
  const records = [...Object.values(raw.singles), ...Object.values(raw.collections).flat()]
  return [
    ...Object.entries(amounts).flatMap(([id, { from, to = Infinity, covers, unit }]) => [
      ...(from < to
        ? []
        : [
            fault(
              singles.prices.file,
              `prices.${id}.from`,
              `« à partir de » (${euroText(from)}) doit être plus petit que « jusqu’à » (${euroText(to)})`,
            ),
          ]),
      ...(covers.length < shortestExplanation
        ? [
            fault(
              singles.prices.file,
              `prices.${id}.covers`,
              'dites ce que le prix comprend, en une phrase',
            ),
          ]
        : []),
      ...soldBy(covers).flatMap((said) =>
        said === unit
          ? []
          : [
              fault(
                singles.prices.file,
                `prices.${id}.covers`,
                `le prix se compte par « ${said} » ici, et par « ${unit} » dans unit`,
              ),
            ],
      ),
    ]),
    ...records.flatMap(({ file, value }) => {
      const texts = textsOf(value)
      return [...repeated(file, texts), ...withoutTerms(file, texts), ...misled(file, texts)]
    }),
  ]
}

/** How texts that say what a price covers name what is counted: « Le mètre carré de mur… ». */
const counted: Partial<Record<Unit, RegExp>> = {
  'm²': /^(?:un|le)\s?mètre carré\b|\bpar mètre carré\b/i,
  'mètre linéaire': /^(?:un|le)\s?mètre linéaire\b|\bpar mètre linéaire\b/i,
  heure: /^(?:une|l['’])\s?heure\b/i,
}

/** The units that a text counts by. */
const soldBy = (covers: string) =>
  units.filter((unit) => counted[unit]?.test(ordinarySpaces(covers)))

type Texts = readonly { readonly at: string; readonly text: string }[]

/** A price that is typed out although it has a name: it would stay as it is when the price changes. */
function repeated(file: string, texts: Texts): readonly ContentFault[] {
  const prices = Object.entries(amounts)
    .filter(([, { unit }]) => unit !== 'forfait')
    .map(([id, amount]) => ({ name: `prix.${id}`, said: ordinarySpaces(amountText(amount)) }))
  return texts.flatMap(({ at, text }) =>
    prices.flatMap(({ name, said }) =>
      says(text, said)
        ? [{ file, field: at, message: `« ${said} » est un prix nommé : écrivez {${name}}` }]
        : [],
    ),
  )
}

/** Whether a text gives this amount: « 180 €/m² » does not give « 80 €/m² », nor does « 60 à 80 €/m² ». */
function says(text: string, said: string): boolean {
  const start = text.indexOf(said)
  return start >= 0 && !/\d\s?(?:à\s)?$/.test(text.slice(0, start))
}

/** « le prix de 25 € », « à partir de 25 € », « le minimum est de 150 € »: here « de » announces no range. */
const opensNone =
  /(?:prix|départ|part|partir|tarif|montant|minimum|maximum|plafond|somme)(?: \p{L}+)? de $/iu

/**
 * Words that announce two amounts before a price of one, or the reverse: once a price gains or loses its
 * second amount, texts would say « de 60 € TTC » or « à partir de 60 à 100 € ».
 */
function misled(file: string, texts: Texts): readonly ContentFault[] {
  return texts.flatMap(({ at, text }) =>
    [...text.matchAll(/\{prix\.([\w-]+)(?:\.ht)?\}/g)].flatMap(({ index, 1: id = '' }) => {
      const amount = amounts[id]
      const before = text.slice(0, index)
      const [said] = /(?:à partir de|dès) $|(?<!\p{L})de $/iu.exec(before) ?? []
      if (!amount || !said) return []
      const opensRange = /^de $/i.test(said)
      const wrong =
        amount.to === undefined
          ? opensRange &&
            !opensNone.test(before) && ["n'a qu'un montant", 'à partir de', 'donnez-lui']
          : !opensRange && ['a deux montants', 'de', 'retirez-lui']
      if (!wrong) return []
      const [why, words, instead] = wrong
      return [
        {
          file,
          field: at,
          message: `« ${said}{prix.${id}} » : ce prix ${why}, écrivez « ${words} {prix.${id}} », ou ${instead} to`,
        },
      ]
    }),
  )
}

/**
 * Whoever reads an amount in a text must read its VAT and its month on the same page: beside it, beside
 * another amount with the same rate and month, or in its price box.
 */
function withoutTerms(file: string, texts: Texts): readonly ContentFault[] {
  const named = (part: string) =>
    texts.flatMap(({ at, text }) =>
      [...text.matchAll(new RegExp(`\\{prix\\.([\\w-]+)${part}\\}`, 'g'))].map(([, id = '']) => ({
        at,
        id,
      })),
    )
  const terms = [
    { part: 'tva', field: 'taxRate', called: 'le même taux de TVA' },
    { part: 'mois', field: 'month', called: 'le même mois' },
  ] as const
  const saidOf = new Map(
    terms.map(({ part }) => [part, named(`\\.(?:${part}|termes)`).map(({ id }) => id)]),
  )
  const boxes = texts.filter(({ at }) => at.endsWith('.price.price')).map(({ text }) => text)
  const seen = new Set(boxes)
  return named('(?:\\.ht)?').flatMap(({ at, id }) => {
    const amount = amounts[id]
    // The two lines of a search result have no room for it.
    if (!amount || seen.has(id) || at === 'metaDescription') return []
    seen.add(id)
    const missing = terms.filter(
      ({ part, field }) =>
        !saidOf.get(part)?.some((said) => amounts[said]?.[field] === amount[field]),
    )
    if (missing.length === 0) return []
    const asked = missing.map(({ part }) => `{prix.${id}.${part}}`).join(' et ')
    // Where the page gives the month or rate of other prices, this price may have been changed alone: the
    // same value is offered as the other remedy.
    const others = [...new Set(missing.flatMap(({ part }) => saidOf.get(part) ?? []))]
    const instead =
      others.length > 0
        ? `, ou donnez au prix « ${id} » ${missing.map(({ called }) => called).join(' et ')} qu’à ${others.map((other) => `« ${other} »`).join(' ou ')}`
        : ''
    // A rate that does not exist would seem to need no name.
    const why =
      !isTaxed(amount) && missing.some(({ part }) => part === 'tva')
        ? `, où {prix.${id}.tva} écrit « ${taxText(amount)} »`
        : ''
    return [
      { file, field: at, message: `ce texte donne un prix : dites aussi ${asked}${why}${instead}` },
    ]
  })
}
