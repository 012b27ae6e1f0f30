import type { FollowUp } from './follow-up'
import type { LeadGlance } from './glance'
import type { Lead } from './lead'

/**
 * Why something was erased: a lead's term has passed, its sender has asked for it, the owner has had
 * enough of it, or its photos' term has passed.
 */
export type ErasureReason = 'retention' | 'request' | 'owner' | 'photos'

/**
 * What is noted beside a lead as time goes by, each kind once: a new kind is a line here. The lead
 * itself never changes.
 */
export interface LeadRecords {
  /** The mail server has taken the owner's message, at this time (ISO 8601, UTC). */
  delivered: { deliveredAt: string }
  /** The mail server refuses the owner's message for good, since this time and with these codes. */
  refused: { refusedAt: string; code: string }
  /** Its photos are gone, since this time, and the owner's message as it is kept holds none. */
  photosErased: { photosErasedAt: string }
  /**
   * The sender's acknowledgement: being sent since, taken, or refused at this time. One that was being
   * sent when the relay was killed is not sent again: better none than two.
   */
  acknowledged: { state: 'sending' | 'sent' | 'refused'; at: string }
  /** What the owner has made of it: state, notes, when to call, with which lead it is shown. */
  followUp: FollowUp
  /** The owner's own tools have taken it, at this time. */
  webhook: { sentAt: string }
  /** They did not at the last attempt, at this time and for this reason. */
  webhookFailed: { at: string; code: string }
}

/** A kind of record. */
export type RecordKind = keyof LeadRecords

/** A file beside `lead.json`, kept with the lead and given back byte for byte. */
export type LeadFile = {
  /** Letters, digits, hyphens, one dot: `message.eml`. */
  name: string
} & ({ bytes: Uint8Array } | { staged: StagedPhoto })

/** A photo that is being taken in, in a place from which `keep` moves it; only then does it last. */
export interface StagedPhoto {
  write(chunk: Uint8Array): Promise<void>
  /** All is written, and would survive a power cut once kept. Returns SHA-256 in hexadecimal. */
  finish(): Promise<string>
  /** The whole photo. */
  read(): Promise<Uint8Array>
  /** Removes it, unless it was kept. */
  discard(): Promise<void>
}

/** What a store can do that keeps photos. */
export interface PhotoKeeping {
  /** Begins to take a photo in. Throws Refusal (413) where there is no room for photos. */
  stage(): Promise<StagedPhoto>
  /**
   * Erases files of a lead for good, and puts another file in the place of the one of its name; logs
   * that. Can be repeated after it was cut short.
   */
  erasePhotos(name: string, files: readonly string[], instead: LeadFile): Promise<void>
}

/** The file that holds the owner's message, exactly as it is sent. */
export const MESSAGE = 'message.eml'

/** A lead that is not, or no more, in the store. */
export class LeadGone extends Error {}

/**
 * Where leads are kept. Each has a name, `<time>-<id>` (`leadName`), which sorts by time and is the
 * only thing that others hold on to.
 */
export interface LeadStore {
  /** Absent where photos are not taken. */
  photos?: PhotoKeeping
  /**
   * Keeps a lead with its files, all or nothing, and returns its name once it would survive a power
   * cut; `isNew` is false when the same lead was there. `render` makes the files, and is not called
   * for a known lead. Throws when it cannot be kept.
   */
  keep(
    lead: Lead,
    render: (lead: Lead) => Promise<readonly LeadFile[]>,
  ): Promise<{ name: string; isNew: boolean }>
  /** Under which name a lead is kept, also one whose keeping has thrown at its very end. */
  nameOf(id: string): string | undefined
  /** All names, newest first. */
  names(): string[]
  /** False for a lead that is not, or no more, one of these. */
  has(name: string): boolean
  /**
   * Every lead at a glance, newest first, but for those that somebody has erased behind the relay's
   * back: remembered as long as nothing of it changes. What cannot be looked through now is as it was.
   */
  glances(): Promise<LeadGlance[]>
  /** Throws when the lead is gone or damaged. */
  read(name: string): Promise<Lead>
  /** One file of a lead, or `lead.json`; undefined where there is none of that name, or no such lead. */
  file(name: string, file: string): Promise<Uint8Array | undefined>
  /** The note of one kind beside a lead, undefined where there is none. Throws when it cannot be read now. */
  record<K extends RecordKind>(name: string, kind: K): Promise<LeadRecords[K] | undefined>
  /**
   * Leads without a note of one kind, oldest first, and those of which it cannot be read now: `record`
   * tells before anything is done that must not be done twice.
   */
  namesWithout(kind: RecordKind): AsyncIterable<string>
  /** Notes something for good, in the place of what was noted of that kind. Throws LeadGone. */
  setRecord<K extends RecordKind>(name: string, kind: K, value: LeadRecords[K]): Promise<void>
  /** Takes a note away; nothing happens where there is none. */
  removeRecord(name: string, kind: RecordKind): Promise<void>
  /** Erases a lead with all that is beside it, and logs that without a word of what it held. */
  erase(name: string, reason: ErasureReason): Promise<void>
  /** Forgets leads that somebody has erased behind the relay's back. Throws when it cannot look. */
  forgetErased(): Promise<void>
  /**
   * Uses up a thing that is good once: true the first time, false from then on until `until`, also
   * after a restart. Afterwards the id is forgotten: who gives it out dates it. `soon` waits for no
   * disk: a kill may bring back what was used in its last moments.
   */
  useOnce(id: string, until: Date, onDisk?: 'now' | 'soon'): Promise<boolean>
  /**
   * Takes off the disk what is good again: some of it is a digest of what a person wrote, or of an
   * address. Throws when it cannot.
   */
  forgetUsed(): Promise<void>
}

/** What the log of erasures says of one: when, why, and the day the lead had come in. Never of whom. */
export function erasureRecord(reason: ErasureReason, receivedAt: string, at: Date) {
  return { erasedAt: at.toISOString(), reason, receivedOn: receivedAt.slice(0, 10) }
}
