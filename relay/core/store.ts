import * as z from 'zod/mini'

import { damagedFollowUp, followUpSchema, type FollowUp } from './follow-up'
import type { LeadGlance } from './glance'
import type { Lead } from './lead'
import { storedAs, storedMoment } from './stored'

/**
 * Why something was erased: its term has passed, its sender has asked for it, the owner has erased it, or the
 * term of its photos has passed.
 */
export type ErasureReason = 'retention' | 'request' | 'owner' | 'photos'

/**
 * What is noted beside a lead as time goes by, at most one note of each kind. The lead itself never changes.
 */
export interface LeadRecords {
  /**
   * The mail server has taken the owner's message, at this time (ISO 8601, UTC); for how many of several
   * recipients it has not, where there are any.
   */
  delivered: { deliveredAt: string; unreached?: number }
  /** The mail server refuses the owner's message for good, since this time and with this code. */
  refused: { refusedAt: string; code: string }
  /** Its photos were erased at this time, and the stored message to the owner holds none any more. */
  photosErased: { photosErasedAt: string }
  /**
   * The sender's acknowledgement: being sent since, taken, or refused at this time. One that was being sent
   * when the relay was killed is not sent again: better none than two.
   */
  acknowledged: { state: 'sending' | 'sent' | 'refused'; at: string }
  /** What the owner has noted of it: state, notes, when to call, with which lead it is shown. */
  followUp: FollowUp
  /** The owner's own tools have taken it, at this time. */
  webhook: { sentAt: string }
  /** They did not take it at the last attempt, at this time and for this reason. */
  webhookFailed: { at: string; code: string }
}

/** A kind of record. */
export type RecordKind = keyof LeadRecords

/** What a stored note of each kind must hold. */
const recordSchemas: { readonly [K in RecordKind]: z.ZodMiniType<LeadRecords[K]> } = {
  delivered: z.looseObject({
    deliveredAt: storedMoment(),
    unreached: z.exactOptional(z.number()),
  }),
  refused: z.looseObject({ refusedAt: storedMoment(), code: z.string() }),
  photosErased: z.looseObject({ photosErasedAt: storedMoment() }),
  acknowledged: z.looseObject({
    state: z.enum(['sending', 'sent', 'refused']),
    at: storedMoment(),
  }),
  followUp: followUpSchema,
  webhook: z.looseObject({ sentAt: storedMoment() }),
  webhookFailed: z.looseObject({ at: storedMoment(), code: z.string() }),
}

/** Every kind of record. */
export const RECORD_KINDS = Object.keys(recordSchemas) as readonly RecordKind[]

/**
 * A note as it was stored beside the lead of a name. A damaged one will not become readable again: it counts
 * as none, except for what the owner has written.
 */
export function recordFrom<K extends RecordKind>(
  kind: K,
  stored: string,
  name: string,
): LeadRecords[K] | undefined {
  try {
    return storedAs(recordSchemas[kind], stored)
  } catch {
    return (kind === 'followUp' ? damagedFollowUp(stored, name) : undefined) as
      | LeadRecords[K]
      | undefined
  }
}

/** A file stored with the lead, beside `lead.json`, and returned byte for byte. */
export type LeadFile = {
  /** Letters, digits, hyphens, one dot: `message.eml`. */
  name: string
} & ({ bytes: Uint8Array } | { staged: StagedPhoto })

/** A photo that is being received, in a temporary place from which `keep` moves it. */
export interface StagedPhoto {
  write(chunk: Uint8Array): Promise<void>
  /** Everything is written, and would survive a power cut once kept. Returns its SHA-256 in hexadecimal. */
  finish(): Promise<string>
  /** The whole photo. */
  read(): Promise<Uint8Array>
  /** Removes it, unless it was kept. */
  discard(): Promise<void>
}

/** Photos would take the room that is left for the leads themselves. */
export class NoRoomForPhotos extends Error {
  readonly code = 'ENOSPC'
}

/** What a store that keeps photos can do. */
export interface PhotoKeeping {
  /** Begins to receive a photo. Throws NoRoomForPhotos, and what the disk or the bucket says. */
  stage(): Promise<StagedPhoto>
  /**
   * Erases files of a lead for good, replaces the file with the name of `instead`, and logs it. Safe to
   * repeat after it was cut short.
   */
  erasePhotos(name: string, files: readonly string[], instead: LeadFile): Promise<void>
}

/** The file that holds the owner's message, exactly as it is sent. */
export const MESSAGE = 'message.eml'

/** A lead that is not in the store (any more). */
export class LeadGone extends Error {}

/**
 * Where leads are kept. Each has a name, `<time>-<id>` (`leadName`), which sorts by time and by which all
 * other code refers to it.
 */
export interface LeadStore {
  /** Absent where photos are not taken. */
  photos?: PhotoKeeping
  /**
   * Keeps a lead with its files, all or nothing, and returns its name once it would survive a power cut;
   * `isNew` is false when the same lead was there already. `render` makes the files, and is not called for a
   * known lead. Throws when the lead cannot be kept.
   */
  keep(
    lead: Lead,
    render: (lead: Lead) => Promise<readonly LeadFile[]>,
  ): Promise<{ name: string; isNew: boolean }>
  /** The name under which a lead is kept, even one whose keeping threw at the very end. */
  nameOf(id: string): string | undefined
  /** All names, newest first. */
  names(): string[]
  /** False for a lead that is not in the store (any more). */
  has(name: string): boolean
  /**
   * Every lead at a glance, newest first, without those that somebody has erased by hand. A glance is
   * remembered as long as nothing of its lead changes; if a lead cannot be looked at now, the last one
   * stands.
   */
  glances(): Promise<LeadGlance[]>
  /** Throws LeadGone, SyntaxError for a damaged lead, and what the disk says. */
  read(name: string): Promise<Lead>
  /** One file of a lead, or `lead.json`; undefined where there is no such file, or no such lead. */
  file(name: string, file: string): Promise<Uint8Array | undefined>
  /**
   * The note of one kind beside a lead, as `recordFrom` reads it; undefined where there is none. Throws when it
   * cannot be read now.
   */
  record<K extends RecordKind>(name: string, kind: K): Promise<LeadRecords[K] | undefined>
  /**
   * Leads without a note of one kind, oldest first, and leads whose note is damaged or cannot be read now: ask
   * `record` before doing anything that must not be done twice.
   */
  namesWithout(kind: RecordKind): AsyncIterable<string>
  /** Stores a note for good; it replaces the note of that kind. Throws LeadGone. */
  setRecord<K extends RecordKind>(name: string, kind: K, value: LeadRecords[K]): Promise<void>
  /** Removes a note; does nothing where there is none. */
  removeRecord(name: string, kind: RecordKind): Promise<void>
  /** Erases a lead with everything beside it, and logs that without a word of what it held. */
  erase(name: string, reason: ErasureReason): Promise<void>
  /** Forgets leads that somebody has erased by hand. Throws when the store cannot be looked through. */
  forgetErased(): Promise<void>
  /**
   * Uses up something that is good once: true the first time, false from then on until `until`, even after a
   * restart. After `until` the id is forgotten, so whatever it names must have expired by then.
   * @param onDisk `soon` does not wait for the disk: a kill may bring back what was used in the last moments.
   */
  useOnce(id: string, until: Date, onDisk?: 'now' | 'soon'): Promise<boolean>
  /**
   * Deletes what may be used again: some of it is a digest of what a person wrote, or of an address. Throws
   * when it cannot.
   */
  forgetUsed(): Promise<void>
}

/**
 * What the log of erasures says of one: when, why, and the day on which the lead came in; never whose it was.
 */
export function erasureRecord(reason: ErasureReason, receivedAt: string, at: Date) {
  return { erasedAt: at.toISOString(), reason, receivedOn: receivedAt.slice(0, 10) }
}
