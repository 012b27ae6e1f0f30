import { dayAfter } from '@/lib/calendar/public-holidays'

import {
  changeFollowUp,
  LONGEST_NOTE,
  STATUSES,
  withNote,
  withStatus,
  type FollowUp,
} from '../follow-up'
import { parisDay } from '@/lib/calendar/paris-day'
import type { Answer, Host } from '../host'
import { Refusal } from '../refusal'
import { LeadGone, type LeadStore } from '../store'
import type { WayBack } from './list-query'
import { seeOther } from './frame'
import { summaries } from './summary'
import { noSuchLead } from './no-such-lead'

/** What the page of a lead says after each change. */
const DONE = {
  status: 'État noté.',
  recall: 'Date de rappel notée.',
  recallCleared: 'Date de rappel retirée.',
  recallNone: 'Aucun jour choisi : aucune date de rappel n’est notée.',
  notes: 'Note ajoutée.',
  merge: 'Demandes réunies.',
  split: 'Demande séparée.',
} as const

type Done = keyof typeof DONE

/** The changes that can be posted to a lead's page. */
export type LeadChange = 'status' | 'recall' | 'notes' | 'merge' | 'split'

/** Whether a text names a change of a lead. */
export function isLeadChange(text: string): text is LeadChange {
  return Object.hasOwn(CHANGES, text)
}

/** The message after a change; undefined for an unknown name. */
export function doneText(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(DONE, done) ? DONE[done as Done] : undefined
}

/**
 * Makes the change that a form asks for, and leads back to the lead. Throws 404, and 422 for an invalid
 * value.
 */
export async function changeLead(
  host: Host,
  name: string,
  change: LeadChange,
  form: URLSearchParams,
  { query }: WayBack,
): Promise<Answer> {
  if (!host.store.has(name)) throw noSuchLead()
  try {
    const done = `done=${await CHANGES[change](host, name, form)}`
    return seeOther(`/leads/${name}${query === '' ? '?' : `${query}&`}${done}`)
  } catch (error) {
    throw error instanceof LeadGone ? noSuchLead() : error
  }
}

type Change = (host: Host, name: string, form: URLSearchParams) => Promise<Done>

const CHANGES: Readonly<Record<LeadChange, Change>> = {
  async status({ store, clock }, name, form) {
    const status = STATUSES.find((each) => each === form.get('status'))
    if (!status) throw new Refusal(422, 'État inconnu.')
    await changeShown(store, name, (known) => withStatus(known, status, clock.now()))
    return 'status'
  },

  async recall({ store, clock }, name, form) {
    const callBefore = dayFrom(form, parisDay(clock.now()))
    let hadDay = false
    await changeShown(store, name, (known) => {
      hadDay ||= known.callBefore !== null
      return { ...known, callBefore }
    })
    if (callBefore !== null) return 'recall'
    return hadDay ? 'recallCleared' : 'recallNone'
  },

  async notes({ store, clock }, name, form) {
    // A browser sends two characters for a line break, and counts one.
    const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim()
    const id = form.get('id') ?? ''
    if (text === '') throw new Refusal(422, 'Note vide : rien n’a été ajouté.')
    if (text.length > LONGEST_NOTE) {
      throw new Refusal(422, `Note trop longue : ${LONGEST_NOTE} caractères au plus.`)
    }
    if (!/^[\w-]{8,64}$/.test(id))
      throw new Refusal(422, 'Formulaire incomplet : rechargez la page.')
    await changeFollowUp(store, name, (known) => withNote(known, id, text, clock.now()))
    return 'notes'
  },

  /** Shows another lead, and all that are shown with it, on the page of this one. */
  async merge({ store }, name, form) {
    const other = form.get('other') ?? ''
    const rootsNow = async () => {
      const all = await summaries(store)
      const [lead, second] = [name, other].map((each) => all.find((one) => one.name === each))
      if (!lead || !second) throw noSuchLead()
      // Only leads with a contact in common, as the page proposes them: a mistake must not join two strangers.
      if (!second.contacts.some((contact) => lead.contacts.includes(contact))) {
        throw new Refusal(422, 'Ces demandes n’ont ni téléphone ni e-mail en commun.')
      }
      return [lead.root, second.root] as const
    }
    const [, moved] = await rootsNow()
    await changeFollowUp(store, moved, async (known) => {
      // Read again when it is this change's turn: two at once, the other way round, would make a circle.
      const [root, second] = await rootsNow()
      return root === second || second !== moved ? known : { ...known, mergedInto: root }
    })
    return 'merge'
  },

  async split({ store }, name) {
    await changeFollowUp(store, name, (known) => ({ ...known, mergedInto: null }))
    return 'split'
  },
}

/** Changes all leads that are shown together, from whichever's page: state and day are those of all. */
async function changeShown(
  store: LeadStore,
  name: string,
  change: (followUp: FollowUp) => FollowUp,
): Promise<void> {
  const all = await summaries(store)
  const root = all.find((each) => each.name === name)?.root ?? name
  for (const each of all.filter((one) => one.root === root))
    await changeFollowUp(store, each.name, change)
}

/** The day that a form asks for: a date, or a number of days from today; null for none. Throws 422. */
function dayFrom(form: URLSearchParams, today: string): string | null {
  const days = form.get('days')
  if (days === 'none') return null
  if (days !== null) {
    if (!/^[1-9]\d?$/.test(days)) throw new Refusal(422, 'Nombre de jours inconnu.')
    return dayAfter(today, Number(days))
  }
  const day = (form.get('day') ?? '').trim()
  if (day === '') return null
  // Parsed and written again, to refuse 31 February.
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDay || dayAfter(day, 0) !== day) {
    throw new Refusal(422, 'Date illisible : écrivez-la comme 2026-11-24.')
  }
  return day
}
