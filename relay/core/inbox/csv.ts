import { dateFormat } from '@/lib/calendar/date-format'
import { referenceField } from '@/lib/forms/reference'

import { parisDay } from '@/lib/calendar/paris-day'
import { followUpOf, UNTOUCHED, type FollowUp } from '../follow-up'
import { leadReference, shownFields, shownName, type Lead } from '../lead'
import { valueOf } from '../glance'
import type { Answer, Host } from '../host'
import type { LeadStore } from '../store'
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
    const lead = await leadAt(store, name)
    if (lead) {
      const followUp = await followUpOf(store, name).catch(() => UNTOUCHED)
      const root = rootOf.get(name) ?? name
      const shownWith = root === name ? undefined : await leadAt(store, root)
      some += csvRow(lead, followUp, shownWith)
    }
    if (some.length < CHUNK) continue
    yield encoder.encode(some)
    some = ''
  }
  yield encoder.encode(some)
}

/** A lead; undefined for one that is erased or cannot be read. */
const leadAt = (store: LeadStore, name: string) => store.read(name).catch(() => undefined)

/**
 * One lead as a line, with its line break.
 * @param shownWith the lead on whose page it is shown, if not its own.
 */
function csvRow(lead: Lead, followUp: FollowUp, shownWith: Lead | undefined): string {
  const [day = '', time = ''] = local(lead.receivedAt).split(' ')
  const others = shownFields(lead)
    .filter(([field]) => field !== referenceField)
    // A column holds the first field of its name; another form may have sent more.
    .filter(
      ([field], at, all) =>
        !FIELDS.some((each) => shownName(each) === field) ||
        all.findIndex(([name]) => name === field) !== at,
    )
    .map(([field, value]) => `${field} : ${value}`)
  const notes = followUp.notes.map(({ writtenAt, text }) => `${local(writtenAt)} : ${text}`)
  return line([
    leadReference(lead),
    day,
    time,
    STATUS_NAMES[followUp.status],
    followUp.callBefore ?? '',
    ...FIELDS.map((field) => valueOf(lead, field)),
    others.join('\n'),
    String(lead.photos?.length || ''),
    notes.join('\n'),
    lead.origin,
    shownWith ? leadReference(shownWith) : '',
  ])
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
