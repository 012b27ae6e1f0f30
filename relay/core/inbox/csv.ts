import { dateFormat } from '@/lib/calendar/date-format'
import { referenceField } from '@/lib/forms/reference'
import { french } from '@/lib/text/typography'

import { parisDay } from '@/lib/calendar/paris-day'
import { followUpOf, UNTOUCHED, type FollowUp } from '../follow-up'
import {
  idFromName,
  leadReference,
  receivedAtFromName,
  shownFields,
  shownName,
  type Lead,
} from '../lead'
import { UNREADABLE, valueOf } from '../glance'
import type { Answer, Host } from '../host'
import { LeadGone, type LeadStore } from '../store'
import { STATUS_NAMES } from './status-names'
import { listedLeads } from './listed-lead'

const FIELDS = [
  'Prénom',
  'Nom',
  'Téléphone',
  'Email',
  'Service',
  'Commune du chantier',
  'Page',
] as const

/** Characters that are sent together: sending each lead by itself would take most of the time. */
const CHUNK = 64 * 1024

const HEADINGS = [
  'Référence',
  'Reçue le',
  'Heure',
  'État',
  'À rappeler avant',
  ...FIELDS,
  'Autres réponses',
  'Photos',
  'Notes',
  'Site',
  'Montrée avec',
]

/** A spreadsheet would take a text that begins so for a formula. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠\t\r]/

const stamp = dateFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 2026-11-24 14:05 », which every spreadsheet can sort. */
const local = (iso: string) => stamp(new Date(iso))

/** Answers with all leads, newest first, as a file for a French spreadsheet: UTF-8 with BOM, semicolons. */
export function answerCsv({ store, clock }: Host): Answer {
  const day = parisDay(clock.now())
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="demandes-${day}.csv"`,
    },
    body: csvRows(store),
  }
}

/** Reads each lead when its turn comes, and forgets it: the file may be larger than memory. */
async function* csvRows(store: LeadStore): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  const rootOf = new Map((await listedLeads(store)).map(({ name, root }) => [name, root]))
  let some = `\uFEFF${line(HEADINGS)}`
  for (const name of store.names()) {
    const answers = await answersOf(store, name)
    if (answers) {
      const followUp = await followUpOf(store, name).catch(() => UNTOUCHED)
      const root = rootOf.get(name) ?? name
      const shownWith = root === name ? undefined : await answersOf(store, root)
      some += csvRow(answers, receivedAtFromName(name), followUp, shownWith?.reference)
    }
    if (some.length < CHUNK) continue
    yield encoder.encode(some)
    some = ''
  }
  yield encoder.encode(some)
}

/** What a line tells of a lead itself. */
interface Answers {
  reference: string
  /** One for each of `FIELDS`. */
  values: readonly string[]
  others: string
  photos: string
  site: string
}

/** Undefined for a lead that is erased. One that cannot be read has its line too, or nobody would miss it. */
async function answersOf(store: LeadStore, name: string): Promise<Answers | undefined> {
  try {
    return answersIn(await store.read(name))
  } catch (error) {
    if (error instanceof LeadGone) return undefined
    return {
      reference: idFromName(name) ?? name,
      values: FIELDS.map((field) => (field === 'Nom' ? UNREADABLE : '')),
      others: french(
        'Ouvrez cette demande dans la boîte de réception : le message qui en a été fait se lit peut-être encore.',
      ),
      photos: '',
      site: '',
    }
  }
}

function answersIn(lead: Lead): Answers {
  const others = shownFields(lead)
    .filter(([field]) => field !== referenceField)
    // A column holds the first field of its name; another form may have sent more.
    .filter(
      ([field], at, all) =>
        !FIELDS.some((each) => shownName(each) === field) ||
        all.findIndex(([name]) => name === field) !== at,
    )
    .map(([field, value]) => `${field} : ${value}`)
  return {
    reference: leadReference(lead),
    values: FIELDS.map((field) => valueOf(lead, field)),
    others: others.join('\n'),
    photos: String(lead.photos?.length || ''),
    site: lead.origin,
  }
}

/**
 * One lead as a line, with its line break.
 * @param shownWith the reference of the lead on whose page it is shown, if not its own.
 */
function csvRow(
  { reference, values, others, photos, site }: Answers,
  receivedAt: string,
  followUp: FollowUp,
  shownWith = '',
): string {
  const [day = '', time = ''] = local(receivedAt).split(' ')
  const notes = followUp.notes.map(({ writtenAt, text }) => `${local(writtenAt)} : ${text}`)
  return line([
    reference,
    day,
    time,
    STATUS_NAMES[followUp.status],
    followUp.callBefore ?? '',
    ...values,
    others,
    photos,
    notes.join('\n'),
    site,
    shownWith,
  ])
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
