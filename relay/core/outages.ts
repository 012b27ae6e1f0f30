import * as z from 'zod/mini'

import { storedMoment } from './stored'

/** What a store may fail to keep. */
type Kind = 'leads' | 'photos'

/** A store that fails: the senders are told, and the owner must be told too. */
export interface Outage {
  code: string
  /** ISO 8601, UTC. */
  since: string
  /** The id of the lead with which it began, where that was written all the same but might not have lasted. */
  lead?: string
}

/** The outages that last, as a host remembers them. */
export type LastingOutages = Partial<Record<Kind, Outage>>

const outageSchema = z.object({
  code: z.string(),
  since: storedMoment(),
  lead: z.exactOptional(z.string()),
})
const outagesSchema: z.ZodMiniType<LastingOutages> = z.object({
  leads: z.exactOptional(outageSchema),
  photos: z.exactOptional(outageSchema),
})

/**
 * Why the last lead, or photo, could not be kept, and since when none could: until one is kept, even if the
 * relay has restarted meanwhile. Requests with photos are taken without them while only photos are not kept.
 */
export class Outages {
  #lasting: LastingOutages

  /**
   * @param kept what was last passed to `remember`; anything else counts as no outage.
   * @param remember keeps the outages for the next start. Called while little can be written, it must not throw.
   */
  constructor(
    kept: unknown,
    private readonly remember: (outages: LastingOutages) => void,
  ) {
    const read = outagesSchema.safeParse(kept)
    this.#lasting = read.success ? read.data : {}
  }

  /** The outage of leads, or of photos; undefined while they are kept. */
  of(kind: Kind): Outage | undefined {
    return this.#lasting[kind]
  }

  /**
   * Notes that a lead, or a photo, could not be kept.
   * @param lead the id of one that was written all the same.
   */
  began(kind: Kind, code: string, now: Date, lead?: string): void {
    const known = this.#lasting[kind]
    if (known?.code === code) return
    const since = known?.since ?? now.toISOString()
    this.#lasting = {
      ...this.#lasting,
      [kind]: { code, since, ...(lead !== undefined && { lead }) },
    }
    this.remember(this.#lasting)
  }

  /** Notes that a lead that was written before has lasted: the store works again where it failed with that one. */
  lasted(lead: string): void {
    if (this.#lasting.leads?.lead === lead) this.ended('leads')
  }

  /** Notes that a lead, or a photo, was kept. */
  ended(kind: Kind): void {
    if (!this.#lasting[kind]) return
    const lasting = { ...this.#lasting }
    delete lasting[kind]
    this.#lasting = lasting
    this.remember(lasting)
  }
}
