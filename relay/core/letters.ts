import { ACKNOWLEDGEMENT } from './acknowledgement'
import type { Clock } from './host'
import { idFromName, isSetAside, receivedAtFromName, type Lead } from './lead'
import {
  composeMessage,
  hasLink,
  linkTo,
  readdressed,
  senderAddress,
  sentFrom,
  withIdOf,
} from './mail'
import type { MailRoute } from './options'
import type { Unsent } from './queue'
import { LeadGone, MESSAGE, type LeadRecords, type LeadStore } from './store'

/** A message as a mail server gets it. */
export interface Mail {
  /** Bare addresses. */
  from: string
  to: readonly string[]
  raw: Uint8Array
}

/** One mail on its way: how to make it, and how to note what becomes of it. */
export interface Letter {
  /** What it is about, usually a lead, as the log names it. */
  about: string
  /** Throws LeadGone when there is nothing to send any more, anything else when it cannot be made now. */
  mail: () => Promise<Mail>
  /** The same mail without its photos, which a server may refuse; undefined where it has none. */
  lighterMail?: () => Promise<Mail | undefined>
  /**
   * Notes that it was taken, so that no restart sends it again, and for how many of its recipients it was not.
   * Throws LeadGone.
   */
  recordDelivery: (at: string, unreached: number) => Promise<void>
  /** Notes that it is refused for good. */
  recordRefusal: (at: string, code: string) => Promise<void>
  /** Notes that an attempt has failed, and that nothing has left. */
  recordFailure?: () => Promise<void>
  /**
   * The owner hears of every lead without it (an acknowledgement, a link to sign in): it is not counted among
   * what waits, given up once it is refused, and not sent again where it may have left.
   */
  mayBeGivenUp?: true
  /** The key of the letter that may leave once this one has been taken. */
  next?: () => Promise<string | undefined>
}

/** Letters of one kind. */
export interface Letters {
  /** The letter with a key of the schedule; undefined when there is none any more. */
  find: (key: string) => Letter | undefined
  /** All letters that no mail server has taken yet, oldest first, with how long each is still held back. */
  unsent: () => AsyncIterable<Unsent>
}

const acknowledgementKey = (name: string) => `${name}/acknowledgement`

/** An acknowledgement that leaves later than this tells its sender nothing new. */
const ACKNOWLEDGED_FOR_MS = 12 * 60 * 60_000

/** The letter to the sender of each lead that has one; it leaves once the owner's has left. */
export function acknowledgements(store: LeadStore, { from }: MailRoute, clock: Clock): Letters {
  const isLate = (name: string) =>
    clock.now().getTime() - Date.parse(receivedAtFromName(name)) > ACKNOWLEDGED_FOR_MS
  /** Whether the call that it promises should have been made: it would be untrue. */
  const isOverdue = ({ callBackBy }: Lead) =>
    callBackBy !== undefined && clock.now() >= new Date(callBackBy)
  return {
    find(key) {
      const name = key.slice(0, key.indexOf('/'))
      return key === acknowledgementKey(name) && store.has(name) ? letter(name) : undefined
    },
    async *unsent() {
      for (const name of store.names()) {
        // Names come newest first: all others are older still.
        if (isLate(name)) return
        // One that cannot be read now is read again when its turn comes.
        if (await unsentMessage(name).catch(() => true))
          yield { key: acknowledgementKey(name), holdMs: 0 }
      }
    },
  }

  async function unsentMessage(name: string): Promise<Uint8Array | undefined> {
    const isDue =
      !isLate(name) &&
      (await store.record(name, 'delivered')) &&
      !(await store.record(name, 'acknowledged')) &&
      !isOverdue(await store.read(name))
    return isDue ? store.file(name, ACKNOWLEDGEMENT) : undefined
  }

  function letter(name: string): Letter {
    const note = (state: LeadRecords['acknowledged']['state'], at: string) =>
      store.setRecord(name, 'acknowledged', { state, at })
    return {
      about: `${name} (acknowledgement)`,
      mayBeGivenUp: true,
      async mail() {
        const raw = await unsentMessage(name)
        const to = raw && senderAddress(await store.read(name))
        if (!to) throw new LeadGone()
        await note('sending', clock.now().toISOString())
        return { from: from.address, to: [to], raw: sentFrom(from.address, raw) }
      },
      recordDelivery: (at) => note('sent', at),
      recordRefusal: (at) => note('refused', at),
      recordFailure: () => store.removeRecord(name, 'acknowledged'),
    }
  }
}

/**
 * The letter to the owner about each lead that was not set aside. Its key is the lead's name.
 * @param lasted is told of each lead that is still there, and beside which could be written, once it has been mailed.
 */
export function ownerLetters(
  store: LeadStore,
  route: MailRoute,
  lasted: (id: string) => void = () => {},
): Letters {
  const { from, to } = route
  return {
    find: (name) => (store.has(name) ? letter(name) : undefined),
    async *unsent() {
      for await (const name of store.namesWithout('delivered'))
        if (!(await isKnownSetAside(store, name))) yield { key: name, holdMs: 0 }
    },
  }

  /** A lead's message with today's settings. Throws where the lead or a photo cannot be read. */
  async function composedAnew(name: string): Promise<Uint8Array> {
    const lead = await store.read(name)
    if (await store.record(name, 'photosErased')) return composeMessage(lead, route)
    const photos = (lead.photos ?? []).map(({ name: file, bytes }) => ({
      name: file,
      bytes,
      staged: {
        async read() {
          const photo = await store.file(name, file)
          if (!photo) throw new Error('photo gone')
          return photo
        },
      },
    }))
    return composeMessage(lead, route, photos)
  }

  function letter(name: string): Letter {
    const addressed = (raw: Uint8Array): Mail => ({
      from: from.address,
      to: to.map(({ address }) => address),
      raw,
    })
    return {
      about: name,
      async mail() {
        const isDelivered = (await store.record(name, 'delivered')) !== undefined
        const raw = isDelivered ? undefined : await store.file(name, MESSAGE)
        if (!raw) throw new LeadGone()
        const link = linkTo(name, route)
        if (link === undefined || hasLink(raw, link))
          return addressed(await readdressed(raw, { from, to }))
        // It was composed before the inbox had this address, and would lead nowhere, or not to it.
        const anew = composedAnew(name).then((message) => withIdOf(raw, message))
        return addressed(await anew.catch(() => readdressed(raw, { from, to })))
      },
      async lighterMail() {
        const lead = await store.read(name)
        const hasPhotos = lead.photos && !(await store.record(name, 'photosErased'))
        return hasPhotos ? addressed(await composeMessage(lead, route, [])) : undefined
      },
      async recordDelivery(at, unreached) {
        await noteDelivery(store, name, at, unreached)
        lasted(idFromName(name) ?? '')
      },
      recordRefusal: (refusedAt, code) => store.setRecord(name, 'refused', { refusedAt, code }),
      next: async () =>
        (await store.file(name, ACKNOWLEDGEMENT)) && !(await store.record(name, 'acknowledged'))
          ? acknowledgementKey(name)
          : undefined,
    }
  }
}

/** Notes that the owner has been told of a lead. Throws LeadGone. */
export async function noteDelivery(
  store: LeadStore,
  name: string,
  deliveredAt: string,
  unreached: number,
): Promise<void> {
  const note = { deliveredAt, ...(unreached > 0 && { unreached }) }
  await store.setRecord(name, 'delivered', note)
  await store.removeRecord(name, 'refused')
}

/**
 * Whether a lead is known to be set aside. One that cannot be read is told to the owner like any other: its
 * message may be undamaged.
 */
function isKnownSetAside(store: LeadStore, name: string): Promise<boolean> {
  return store.read(name).then(isSetAside, () => false)
}

/** Joins letters of several kinds; no key belongs to two kinds. */
export function joinLetters(...kinds: readonly Letters[]): Letters {
  return {
    find(key) {
      for (const kind of kinds) {
        const letter = kind.find(key)
        if (letter) return letter
      }
      return undefined
    },
    async *unsent() {
      for (const kind of kinds) yield* kind.unsent()
    },
  }
}
