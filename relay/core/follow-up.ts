import * as z from 'zod/mini'

import { french } from '@/lib/text/typography'

import { receivedAtFromName } from './lead'
import type { LeadStore } from './store'
import { storedMoment } from './stored'

/** How far the owner has come with a lead, in order. */
export const STATUSES = ['new', 'calledBack', 'quoted', 'won', 'lost'] as const
export type LeadStatus = (typeof STATUSES)[number]

/** Something the owner wrote down about a lead. */
export interface Note {
  /** Made by the form that sent the note: if it is sent twice, it is kept once. */
  id: string
  /** ISO 8601, UTC. */
  writtenAt: string
  text: string
}

/** How long a note may be, in characters. */
export const LONGEST_NOTE = 5_000

/** What the owner has noted of one lead. */
export interface FollowUp {
  status: LeadStatus
  /** Since when, ISO 8601, UTC; null for a lead that nobody has touched. */
  statusSince: string | null
  /** The last day on which to call, `2026-11-24`, on the owner's calendar. */
  callBefore: string | null
  /** Oldest first. */
  notes: readonly Note[]
  /** The name of the lead that this one is shown with. */
  mergedInto: string | null
}

/** The follow-up of a lead that nobody has touched. */
export const UNTOUCHED: FollowUp = {
  status: 'new',
  statusSince: null,
  callBefore: null,
  notes: [],
  mergedInto: null,
}

/** What a stored follow-up must hold. */
export const followUpSchema: z.ZodMiniType<FollowUp> = z.looseObject({
  status: z.enum(STATUSES),
  statusSince: z.nullable(storedMoment()),
  callBefore: z.nullable(z.iso.date()),
  notes: z.array(z.looseObject({ id: z.string(), writtenAt: storedMoment(), text: z.string() })),
  mergedInto: z.nullable(z.string()),
})

/**
 * What is left of a follow-up that no relay has written so: all its text as a note, dated of its lead. The
 * owner reads what he can, and goes on; he may have no way to the store itself.
 */
export function damagedFollowUp(stored: string, name: string): FollowUp {
  if (stored.trim() === '') return UNTOUCHED
  const text = `${french('Suivi illisible, gardé tel quel :')}\n${stored}`
  return {
    ...UNTOUCHED,
    notes: [{ id: 'damaged', writtenAt: receivedAtFromName(name), text }],
  }
}

/** The follow-up of a lead so far. */
export async function followUpOf(store: LeadStore, name: string): Promise<FollowUp> {
  return (await store.record(name, 'followUp')) ?? UNTOUCHED
}

const turns = new WeakMap<LeadStore, Promise<unknown>>()

/**
 * Changes the follow-up of a lead, one change at a time: when two people write at once, neither loses a word.
 * Throws LeadGone.
 */
export function changeFollowUp(
  store: LeadStore,
  name: string,
  change: (followUp: FollowUp) => FollowUp | Promise<FollowUp>,
): Promise<void> {
  return inTurn(store, async () => {
    await store.setRecord(name, 'followUp', await change(await followUpOf(store, name)))
  })
}

/** Runs work on a store's follow-ups once all work asked for before is done. */
function inTurn<T>(store: LeadStore, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(work, work)
  turns.set(store, turn)
  return turn
}

/** The follow-up with another status; the day to call goes once the lead is called back or closed. */
export function withStatus(followUp: FollowUp, status: LeadStatus, now: Date): FollowUp {
  if (status === followUp.status) return followUp
  return {
    ...followUp,
    status,
    statusSince: now.toISOString(),
    callBefore: status === 'new' || status === 'quoted' ? followUp.callBefore : null,
  }
}

/** A lead, as far as others are shown with it. */
interface Followed {
  readonly receivedAt: string
  readonly followUp: FollowUp
}

/**
 * The follow-up of a lead with which others are shown: the earliest day to call, and the state that was noted
 * last, unless a request has come since, or it closes what is still to be called. So neither a new request
 * nor a call is hidden.
 */
export function shownTogether(lead: Followed, others: readonly Followed[]): FollowUp {
  const since = ({ receivedAt, followUp }: Followed) => followUp.statusSince ?? receivedAt
  const latestFirst = [lead, ...others]
    .toSorted((a, b) => since(b).localeCompare(since(a)))
    .map(({ followUp }) => followUp)
  const [callBefore = null] = latestFirst.flatMap((each) => each.callBefore ?? []).sort()
  const open = latestFirst.find(({ status }) => status !== 'won' && status !== 'lost')
  const { status, statusSince } =
    (callBefore === null ? undefined : open) ?? latestFirst[0] ?? lead.followUp
  return { ...lead.followUp, status, statusSince, callBefore }
}

/** The follow-up with one more note. */
export function withNote(followUp: FollowUp, id: string, text: string, now: Date): FollowUp {
  if (followUp.notes.some((note) => note.id === id)) return followUp
  return { ...followUp, notes: [...followUp.notes, { id, writtenAt: now.toISOString(), text }] }
}
