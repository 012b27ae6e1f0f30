import { dayAfter } from '@/lib/calendar/public-holidays'

import { faultCode, faultPlace } from '../fault-code'
import {
  changeFollowUp,
  LONGEST_NOTE,
  STATUSES,
  withNote,
  withStatus,
  type FollowUp,
  type Note,
} from '../follow-up'
import { parisDay } from '@/lib/calendar/paris-day'
import type { Answer, Host } from '../host'
import { Refusal } from '../refusal'
import { LeadGone, type LeadStore } from '../store'
import type { WayBack } from './list-query'
import { seeOther } from './frame'
import { listedLeads } from './listed-lead'
import { noSuchLead } from './no-such-lead'

/** What the page of a lead says after each change. */
const DONE = {
  status: 'état noté',
  recall: 'date de rappel notée',
  recallCleared: 'date de rappel retirée',
  recallNone: 'aucun jour choisi, aucune date de rappel notée',
  notes: 'note ajoutée',
  notesNone: 'note vide, rien n’a été ajouté',
  merge: 'demandes réunies',
  split: 'demande séparée',
} as const

type Done = keyof typeof DONE

/** The changes that can be posted to a lead's page. */
export type LeadChange = 'status' | 'recall' | 'notes' | 'merge' | 'split'

/** Whether a text names a change of a lead. */
export function isLeadChange(text: string): text is LeadChange {
  return text === 'notes' || Object.hasOwn(CHANGES, text)
}

/** The message after changes, « État noté, note ajoutée »; undefined where no name is known. */
export function doneText(done: readonly string[]): string | undefined {
  const known = done.filter((each): each is Done => Object.hasOwn(DONE, each))
  const text = known.map((each) => DONE[each]).join(', ')
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Makes the change that a form asks for, adds the note that came with it, and leads back to the lead. Throws
 * 404, 422 for an invalid value, and 503; then nothing is changed, and the refusal shows the note again.
 */
export async function changeLead(
  host: Host,
  name: string,
  change: LeadChange,
  form: URLSearchParams,
  { query }: WayBack,
): Promise<Answer> {
  try {
    if (!host.store.has(name)) throw noSuchLead()
    const note = noteIn(form)
    const done: Done[] = change === 'notes' ? [] : [await CHANGES[change](host, name, form)]
    if (note) {
      const now = host.clock.now()
      await changeFollowUp(host.store, name, (known) => withNote(known, note.id, note.text, now))
      done.push('notes')
    } else if (change === 'notes') done.push('notesNone')
    const said = done.map((each) => `done=${each}`).join('&')
    return seeOther(`/leads/${name}${query === '' ? '?' : `${query}&`}${said}`)
  } catch (error) {
    const fault = refusalFor(error, host)
    fault.written = textIn(form)
    throw fault
  }
}

/** Why a change is not made. Whatever the reason, its page must show the note that came with it again. */
function refusalFor(error: unknown, { log }: Host): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof LeadGone) return noSuchLead()
  log(`change of a lead not noted: ${faultPlace(error)}`)
  return new Refusal(
    503,
    `Ce changement n’a pas pu être noté (${faultCode(error)}) : le disque du relais est peut-être plein. Recommencez dans une minute.`,
  )
}

/** What was written into a form of the inbox as a note, without the space around it. */
export function textIn(form: URLSearchParams): string {
  // A browser sends two characters for a line break, and counts one.
  return (form.get('text') ?? '').replaceAll('\r\n', '\n').trim()
}

/** The note that came with a form; undefined where nothing was written. Throws 422. */
function noteIn(form: URLSearchParams): Pick<Note, 'id' | 'text'> | undefined {
  const text = textIn(form)
  if (text === '') return undefined
  if (text.length > LONGEST_NOTE) {
    throw new Refusal(422, `Note trop longue : ${LONGEST_NOTE} caractères au plus.`)
  }
  const id = form.get('id') ?? ''
  if (!/^[\w-]{8,64}$/.test(id)) throw new Refusal(422, 'Formulaire incomplet : rechargez la page.')
  return { id, text }
}

type Change = (host: Host, name: string, form: URLSearchParams) => Promise<Done>

const CHANGES: Readonly<Record<Exclude<LeadChange, 'notes'>, Change>> = {
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

  /** Shows another lead, and all that are shown with it, on the page of this one. */
  async merge({ store }, name, form) {
    const other = form.get('other') ?? ''
    const rootsNow = async () => {
      const all = await listedLeads(store)
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

  /** Shows another lead, or this one, by itself again. */
  async split({ store }, _name, form) {
    const other = form.get('other') ?? ''
    if (!store.has(other)) throw noSuchLead()
    await changeFollowUp(store, other, (known) => ({ ...known, mergedInto: null }))
    return 'split'
  },
}

/** Changes all leads that are shown together, from whichever's page: state and day are those of all. */
async function changeShown(
  store: LeadStore,
  name: string,
  change: (followUp: FollowUp) => FollowUp,
): Promise<void> {
  const all = await listedLeads(store)
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
