import type { FormFirm } from '@/lib/forms/firm'

import type { Delivery } from './delivery'
import type { Semaphore } from './semaphore'
import type { RelaySettings } from './options'
import type { Outages } from './outages'
import type { RateLimit } from './rate-limit'
import type { PublicHealth } from './inbox/health'
import type { SignIn } from './inbox/sign-in'
import type { LeadStore } from './store'
import type { Webhook } from './webhook'

/** Time, as the host knows it. */
export interface Clock {
  /** The date that is written down and shown. */
  now: () => Date
  /** Milliseconds since an arbitrary moment, which never go back. */
  elapsed: () => number
}

/** What the relay needs of the machine it runs on. */
export interface Host {
  settings: RelaySettings
  store: LeadStore
  clock: Clock
  rateLimit: RateLimit
  /** Bounds how many leads are worked on at the same time. */
  leadSlots: Semaphore
  /** The same of leads with photos, which are in memory together for the mail that carries them. */
  photoSlots: Semaphore
  /** Absent where no mail server is set. */
  delivery: Delivery | undefined
  /** Absent where the owner has no tools of his own to tell. */
  webhook: Webhook | undefined
  /** Absent where only the relay's own machine may open the inbox. */
  signIn: SignIn | undefined
  /** Uses the firm and its hours from now on, also after a restart. */
  learnFirm: (firm: FormFirm) => void | Promise<void>
  /** Signs the permissions to post; it stays the same after a restart, and nobody else knows it. */
  permissionSecret: Uint8Array
  /** Whether leads and photos are kept. */
  outages: Outages
  /** What the public may ask of all this. */
  publicHealth: PublicHealth
  /** Receives one line per event, never personal data. */
  log: (line: string) => void
}

/** What a host knows of the visitor who sends a request. */
export interface Visitor {
  /** What the limits count: an address, or a network of addresses. */
  client: string
  /** False where the connection came in at a port that is only for the inbox. */
  mayPost: boolean
  /** Why this visitor may not see the inbox, in French; undefined where he may. */
  inboxClosed: () => string | undefined
}

/**
 * One request as the relay reads it: like a web `Request`, but with a reader for its body. Real `Request`
 * objects would take a Node host twice the time and memory of all that the relay does.
 */
export interface RelayRequest {
  method: string
  /** Absolute; its host is ignored. */
  url: string
  /** Header names are asked for in lower case. */
  headers: Pick<Headers, 'get'>
  /** Absent where there is none. There is one reader, for the whole body. */
  body: BodyReader | undefined
}

/** Gives a body piece by piece, each when it is asked for. Rejects when the sender has gone. */
export type BodyReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>

/** What the relay answers; each host sends it in its own way. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** Complete, or made while it is sent; absent where there is none. */
  body?: Uint8Array | AsyncIterable<Uint8Array>
}
