import { shortFrenchDate } from '../french-date'
import type { LeadGlance } from '../glance'
import type { Answer, Host } from '../host'
import { html, words, type Html } from '../html'
import { letterKey } from '../summary'
import { deliveryNotices, mailState, webhookState } from './delivery-notices'
import { inboxPage } from './frame'

/** Answers with what waits to leave, by mail and to the owner's tools, and why. */
export async function answerMailPage(host: Host, signedIn: boolean): Promise<Answer> {
  const rows: Html[] = []
  const waiting = await Promise.all([host.delivery?.waiting(), host.webhook?.waiting()])
  const underWay = new Set(waiting.flatMap((each) => each ?? []))
  for (const lead of await host.store.glances()) {
    const keys = [lead.name, letterKey(lead.name, lead.setAside, host.settings)]
    if (!keys.some((key) => underWay.has(key))) continue
    const states = [await mailState(host, lead), await webhookState(host, lead.name)]
    const waiting = states.flatMap((state) => (state && !state.settled ? [state.text] : []))
    if (waiting.length > 0) rows.push(row(lead, waiting))
  }
  return inboxPage(
    'Envois',
    html`<h1>Envois</h1>
      ${deliveryNotices(host)} ${settings(host)}
      ${
        // Without a mail server and tools nothing waits, and nothing has ever left.
        (host.delivery || host.webhook) &&
        (rows.length > 0
          ? html`<h2>Ce qui attend</h2>
              <ul class="plain-list">
                ${rows}
              </ul>`
          : html`<p class="empty">Rien n'attend : tout ce qui devait partir est parti.</p>`)
      }`,
    { current: '/mail', signedIn },
  )
}

function row(lead: LeadGlance, waiting: readonly string[]): Html {
  return html`<li>
    <a href="/leads/${lead.name}">${words(lead.title)}</a>, reçue le
    ${shortFrenchDate(lead.receivedAt)} ${waiting.map((text) => html`<p class="quiet">${text}</p>`)}
  </li>`
}

function settings({ settings: { mail }, delivery, webhook }: Host): Html {
  const to = mail.to.map(({ address }) => address).join(', ')
  return html`<p>
    ${delivery ? html`Chaque demande part à ${words(to)}.` : html`Aucun envoi par e-mail n'est configuré (SMTP_URL) : les demandes sont conservées ici.`}
    ${webhook ? html`${delivery ? 'Elle est aussi transmise' : 'Elles sont aussi transmises'} à ${words(webhook.target)}.` : html`Aucun outil n'est relié (RELAY_WEBHOOK_URL).`}
  </p>`
}
