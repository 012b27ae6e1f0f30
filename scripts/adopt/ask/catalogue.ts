import type { Firm } from '../../../content/schema/firm'
import { homesFor } from '../answer-faults'
import { switchFields, type Answers } from '../answers'
import { singleIn, titleOf, type ContentTree, type Json } from '../content-tree'
import { checkbox, lastAnswer, select } from '../prompts'

/** Questions whose answers others depend on. */
const switchesQuestion = 'Ce que le site montre'
export const servicesQuestion = 'Services à garder'
export const tradesQuestion = 'Métiers à garder'

/** Services and trades to keep, and a service for each trade that would have none. */
export async function askCatalogue(
  tree: ContentTree,
  switches: Answers['switches'],
): Promise<Json> {
  const named = (kind: 'service' | 'trade', id: string) => titleOf(tree, kind, id)
  const services = await checkbox({
    message: servicesQuestion,
    field: 'services',
    required: true,
    pageSize: 12,
    choices: tree.services.map((id) => ({
      name: named('service', id),
      value: id,
      checked: true,
    })),
  })
  const last = lastAnswer(tradesQuestion)
  const [servicesThen, switchesThen] = (last?.basis ?? []) as string[][]
  // With other services or switches: what was removed before stays removed, and what was not possible before
  // is new.
  const takenOut = (id: string) =>
    last !== undefined &&
    servicesThen !== undefined &&
    switchesThen !== undefined &&
    homesFor(tree, id, { services: servicesThen, switches: switchesOf(switchesThen) }).length > 0 &&
    !(last.answer as readonly string[]).includes(id)
  const chosen = await checkbox({
    message: tradesQuestion,
    field: 'trades',
    after: [servicesQuestion, switchesQuestion],
    pageSize: 20,
    // In the order of their titles, by which somebody looks for his own.
    choices: tree.trades
      .map((id) => ({
        name: named('trade', id),
        value: id,
        checked: homesFor(tree, id, { services, switches }).length > 0 && !takenOut(id),
      }))
      .sort((one, next) => one.name.localeCompare(next.name, 'fr')),
    refuse: (kept) => {
      const bare = services.find((id) => {
        const tabs = tree.tabTrades(id)
        return tabs.length > 0 && !tabs.some((trade) => kept.includes(trade))
      })
      if (bare !== undefined)
        return `« ${named('service', bare)} » resterait sans onglet : gardez un de ses métiers (${tree
          .tabTrades(bare)
          .map((trade) => named('trade', trade))
          .join(', ')})`
      return kept.length >= 2 ? undefined : 'gardez deux métiers au moins'
    },
  })
  const trades = tree.trades.filter((id) => chosen.includes(id))
  const homes: Record<string, string> = {}
  for (const trade of trades)
    if (homesFor(tree, trade, { services, switches }).length === 0)
      homes[trade] = await select({
        message: `Sous quel service ranger « ${named('trade', trade)} » ?`,
        field: `homes.${trade}`,
        choices: services.map((id) => ({ name: named('service', id), value: id })),
      })
  return { services, trades, homes }
}

/** The switches to turn on or off: the form stays open, and the rest is decided later. */
const askedSwitches = [
  'estimation',
  'projectManagement',
  'tradesGuide',
  'jobs',
  'whatsApp',
  'illustrationNotes',
] as const

/** Proposes what is on, and our own map alone; what is not asked for stays as it is. */
export async function askSwitches(
  tree: ContentTree,
  own?: Firm['switches'],
): Promise<Answers['switches']> {
  const now = singleIn(tree.records, 'firm').switches
  const on = await checkbox({
    message: switchesQuestion,
    field: 'switches',
    choices: askedSwitches.map((value) => ({
      name: String(switchFields[value].meta()?.label),
      value,
      checked: now[value] === true,
    })),
  })
  const { options } = switchFields.map
  const choices = switchFields.map.meta()?.choices ?? {}
  const map = await select({
    message: String(switchFields.map.meta()?.label),
    field: 'switches.map',
    default: own?.map ?? 'own',
    choices: options.map((value) => ({ name: choices[value] ?? value, value })),
  })
  return { ...switchesOf(on), map }
}

const switchesOf = (on: readonly string[]): Answers['switches'] =>
  Object.fromEntries(askedSwitches.map((name) => [name, on.includes(name)]))
