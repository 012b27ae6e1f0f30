import type { Lead } from '../core/lead'
import { send, type Address } from './test-http'

/** A lead as a host keeps it. */
export interface KeptLead {
  name: string
  lead: Lead
  eml: Buffer
}

/** A fresh relay, or a fresh firm of one, without a lead. */
export interface RunningRelay extends Address {
  /** Every lead, oldest first. */
  stored: () => Promise<KeptLead[]>
  /** How many photos it holds, those that belong to no lead too. */
  photosHeld: () => Promise<number>
  /** Has the lead, or what its owner noted of it, be this text in its store. */
  damage: (name: string, what: 'lead' | 'followUp', text: string) => Promise<void>
  /** Where its owner signs in from elsewhere, and the mails that have reached him; where it was asked for. */
  away?: { url: string; secret: string; mails: () => readonly string[] }
}

/** What the contract needs of a host. */
export interface ContractHost {
  /**
   * A relay that nobody else uses; it allows SITE, and 10 000 posts a minute unless told. With `away`
   * it mails, and lets its owner sign in.
   */
  start: (options?: { rateLimit?: 1 | 3; away?: true }) => Promise<RunningRelay>
  /** Headers by which the owner asks for the inbox. */
  owner: Record<string, string>
}

let current: ContractHost | undefined

/** Says on which host the tests of this folder run; called once by the test file that imports them. */
export function testOn(host: ContractHost): void {
  current = host
}

/** The host under test. */
export function host(): ContractHost {
  if (!current) throw new Error('testOn first')
  return current
}

/** The inbox's page about its newest lead, as its owner sees it. */
export async function openNewestLead(relay: Address) {
  const [, path] = /href="([^"]*\/leads\/\d[^"]+)"/.exec((await openInbox(relay)).text) ?? []
  // A page's links lead from the root of the name, as a browser follows them.
  return send({ port: relay.port }, { path, headers: host().owner })
}

/** The inbox as its owner sees it. */
export function openInbox(relay: Address, path = '/') {
  return send(relay, { path, headers: host().owner })
}
