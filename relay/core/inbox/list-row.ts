import { telOf } from '../contact'
import { frenchDay, shortFrenchDate } from '../french-date'
import type { Host } from '../host'
import { html, words, type Html } from '../html'
import type { LeadStatus } from '../follow-up'
import { mailState, type MessageState } from './delivery-notices'
import { isToRecall } from './recall'
import { statusMark } from './status-names'
import type { ListedLead } from './listed-lead'

/**
 * One lead in a list, with how many others it stands for.
 * @param today by the owner's calendar, `2026-11-24`.
 * @param back the query by which a lead's address remembers the list.
 */
export async function listRow(
  lead: ListedLead,
  size: number,
  today: string,
  host: Host,
  back: string,
): Promise<Html> {
  const { name, followUp, phone } = lead
  const tel = telOf(phone)
  const mail = await mailState(host, lead)
  const what = [lead.service, lead.place].filter(Boolean)
  return html`<li>
    <p class="when">
      <time datetime="${lead.receivedAt}">${shortFrenchDate(lead.receivedAt)}</time>
    </p>
    <div class="who">
      <h2><a href="/leads/${name}${back}">${words(lead.title)}</a></h2>
      ${what.length > 0 && html`<p>${words(what.join(' · '))}</p>`}
      ${lead.readable ? undefined : html`<p>Dossier ${name}</p>`}
      ${lead.toVerify && html`<p class="warn">À vérifier</p>`}
      ${size > 1 && html`<p>${size} demandes réunies</p>`}
      ${followUp.callBefore !== null && isToRecall(followUp) && recallLine(followUp.callBefore, today)}
      ${saidOf(mail, followUp.status).map((text) => html`<p class="quiet">${text}</p>`)}
    </div>
    <p class="tel">
      ${tel === undefined ? words(phone) : html`<a href="${tel}">${words(phone)}</a>`}
    </p>
    <p class="state">${statusMark(followUp.status)}</p>
  </li>`
}

/** What the list says of a lead's mail; warnings go once somebody has looked after the lead. */
function saidOf({ settled, text, warnings = [] }: MessageState, status: LeadStatus) {
  if (!settled) return [text]
  return status === 'new' ? warnings : []
}

function recallLine(day: string, today: string): Html {
  if (day < today)
    return html`<p class="warn">En retard : à rappeler avant le ${frenchDay(day)}</p>`
  if (day === today) return html`<p class="warn">À rappeler aujourd'hui</p>`
  return html`<p>À rappeler avant le ${frenchDay(day)}</p>`
}
