import type { FormFirm } from '@/lib/forms/firm'

import type { Delivery } from './delivery'
import type { Gate } from './gate'
import type { RelaySettings } from './options'
import type { RateLimit } from './rate-limit'
import type { SignIn } from './inbox/sign-in'
import type { LeadStore } from './store'
import type { Webhook } from './webhook'

/** Time, as a host has it. */
export interface Clock {
  /** The date that is written down and shown. */
  now: () => Date
  /** Milliseconds that never go back, from any beginning. */
  elapsed: () => number
}

/** What the relay needs of the machine it runs on. */
export interface Host {
  settings: RelaySettings
  store: LeadStore
  clock: Clock
  rateLimit: RateLimit
  /** Bounds how many leads are worked on at the same moment. */
  gate: Gate
  /** Absent where no mail server is set. */
  delivery: Delivery | undefined
  /** Absent where the owner has no tools of his own to tell. */
  webhook: Webhook | undefined
  /** Absent where the inbox is for the relay's own machine alone. */
  signIn: SignIn | undefined
  /** Remembers whose requests these are, and when it answers; absent where the host has its record. */
  learnFirm?: (firm: FormFirm) => void
  /** Signs the permissions to post; the same after a restart, and nobody else's. */
  permissionSecret: Uint8Array
  /** Why the last lead that came could not be kept, and since when none could; absent while they can be. */
  notKept?: NotKept | undefined
  /** The same of photos alone, whose requests were turned down for them. */
  photosNotKept?: NotKept | undefined
  /** Receives one line per event, never personal data. */
  log: (line: string) => void
}

/** A store that refuses what is sent: its senders know, the owner must too. */
export interface NotKept {
  code: string
  since: Date
}

/** What a host knows of who sends a request, beyond the request. */
export interface Visitor {
  /** Whom the limits count: an address, or a network of them. */
  client: string
  /** False where the connection came in at a place that is the inbox's alone. */
  mayPost: boolean
  /** Why this visitor may not see the inbox, in French; undefined where he may. */
  inboxClosed: () => string | undefined
}

/**
 * One request as the relay reads it. A web `Request` is one but for its body, whose reader it is: the
 * web's own objects would take a Node host twice the time and memory of all that the relay does.
 */
export interface RelayRequest {
  method: string
  /** Absolute; who is meant by it does not count. */
  url: string
  /** Takes names in small letters. */
  headers: Pick<Headers, 'get'>
  /** Absent where there is none. One reader for all of it. */
  body: BodyReader | undefined
}

/** Gives a body piece by piece, each when it is asked for. Rejects when its sender has gone. */
export type BodyReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>

/** What the relay answers: each host sends it in its own way. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** Whole, or made as it is sent; absent where there is none. */
  body?: Uint8Array | AsyncIterable<Uint8Array>
}
