import { dateFormat } from '@/lib/calendar/date-format'

import { STATUSES } from '../follow-up'
import { parisDay } from '@/lib/calendar/paris-day'
import type { Answer, Host } from '../host'
import { html, words, type Html } from '../html'
import { inboxPage } from './frame'
import { STATUS_NAMES } from './status-names'
import { listedLeads, type ListedLead } from './listed-lead'

const MONTHS = 12
const PAGES = 30

const monthFormat = dateFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

interface Count {
  label: string
  leads: number
  won: number
}

/** Answers with the numbers of leads by month, by page and by state: all the measuring there is. */
export async function answerCounts(host: Host, signedIn: boolean): Promise<Answer> {
  const all = await listedLeads(host.store)
  const leads = all.filter(({ name, root }) => name === root)
  const today = parisDay(host.clock.now())
  const body =
    leads.length === 0
      ? html`<p class="empty">
          Rien à compter encore. Les demandes reçues s'additionnent ici, par mois et par page du
          site.
        </p>`
      : html`<p>${sentence(leads)}</p>
          <p class="legend">
            <span class="key won"></span>gagnées, <span class="key all"></span>les autres
          </p>
          ${chart('Par mois', 'Mois', byMonth(leads, today))}
          ${chart('Par page', 'Page', byPage(leads))}
          <p class="quiet">
            Des demandes réunies comptent pour une. Le site ne mesure rien d'autre : ni visites, ni
            cookies.
          </p>`
  return inboxPage(
    'Chiffres',
    html`<h1>Chiffres</h1>
      ${body}`,
    { current: '/counts', signedIn },
  )
}

function sentence(leads: readonly ListedLead[]): string {
  const states = STATUSES.flatMap((status) => {
    const count = leads.filter(({ followUp }) => followUp.status === status).length
    return count > 0 ? [`${STATUS_NAMES[status].toLowerCase()} : ${count}`] : []
  })
  const total = leads.length === 1 ? '1 demande en tout' : `${leads.length} demandes en tout`
  return `${total} (${states.join(', ')}).`
}

/** The last twelve months, also those without a lead; this month first. */
function byMonth(leads: readonly ListedLead[], today: string): Count[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const months = leads.map((lead) => ({ lead, month: monthOf(lead) }))
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    const key = first.toISOString().slice(0, 7)
    return countOf(
      monthFormat(first),
      months.flatMap(({ lead, month }) => (month === key ? [lead] : [])),
    )
  })
}

/** By the owner's calendar, which is an hour or two ahead of UTC. */
function monthOf({ receivedAt }: ListedLead): string {
  return parisDay(new Date(receivedAt)).slice(0, 7)
}

/** By page, most leads first; rare pages share one line. */
function byPage(leads: readonly ListedLead[]): Count[] {
  const groups = new Map<string, ListedLead[]>()
  for (const lead of leads) {
    const page = lead.page || 'Page inconnue'
    const those = groups.get(page)
    if (those) those.push(lead)
    else groups.set(page, [lead])
  }
  const counts = [...groups].map(([page, those]) => countOf(page, those))
  counts.sort((a, b) => b.leads - a.leads || (a.label < b.label ? -1 : 1))
  const rare = counts.slice(PAGES)
  if (rare.length === 0) return counts
  const sum = (key: 'leads' | 'won') => rare.reduce((total, each) => total + each[key], 0)
  return [
    ...counts.slice(0, PAGES),
    { label: `${rare.length} autres pages`, leads: sum('leads'), won: sum('won') },
  ]
}

function countOf(label: string, leads: readonly ListedLead[]): Count {
  const won = leads.filter(({ followUp }) => followUp.status === 'won').length
  return { label, leads: leads.length, won }
}

/** A table with bars, which repeat its figures. */
function chart(caption: string, heading: string, counts: readonly Count[]): Html {
  const most = Math.max(1, ...counts.map(({ leads }) => leads))
  const width = (leads: number) => Math.round((leads / most) * 1000) / 10
  const rows = counts.map(
    ({ label, leads, won }) =>
      html`<tr>
        <th scope="row">${words(label.replaceAll('/', '/\u200B'))}</th>
        <td class="bar">
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="all" width="${width(leads)}" height="10" />
            <rect class="won" width="${width(won)}" height="10" />
          </svg>
        </td>
        <td>${leads}</td>
        <td>${won}</td>
      </tr>`,
  )
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${heading}</th>
        <th scope="col" class="bar">Part</th>
        <th scope="col">Reçues</th>
        <th scope="col">Gagnées</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}
