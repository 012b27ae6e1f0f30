import { french } from '@/lib/text/typography'

import { eraseAll } from '../erase-all'
import { shortFrenchDate } from '../french-date'
import type { Answer, Host } from '../host'
import { html, words } from '../html'
import { leftElsewhere } from '../personal-data'
import { Refusal } from '../refusal'
import type { WayBack } from './list-query'
import { inboxPage, seeOther } from './frame'
import { listedLeads, type ListedLead } from './listed-lead'
import { noSuchLead } from './no-such-lead'

/** Asks for confirmation before a lead, and those shown with it, are erased. Throws 404. */
export async function answerErasePage(
  host: Host,
  name: string,
  { query }: WayBack,
  signedIn: boolean,
): Promise<Answer> {
  const doomed = await shownWith(host, name)
  const elsewhere = await leftElsewhere(
    host.store,
    doomed.map((each) => each.name),
  )
  const rows = doomed.map(
    (each) => html`<li>${words(each.title)}, reçue le ${shortFrenchDate(each.receivedAt)}</li>`,
  )
  return inboxPage(
    'Effacer une demande',
    html`<h1>
        Effacer ${doomed.length === 1 ? 'cette demande' : `ces ${doomed.length} demandes réunies`} ?
      </h1>
      <ul>
        ${rows}
      </ul>
      <p>
        Réponses, notes, état et fichiers s'en vont pour de bon. Le journal des effacements garde la
        date, jamais le nom. ${french(elsewhere)}
      </p>
      <form method="post" action="/leads/${name}/erase${query}" class="choices">
        <input type="hidden" name="shown" value="${namesOf(doomed)}" />
        <button type="submit" class="danger">Effacer pour de bon</button>
        <a href="/leads/${name}${query}">Ne rien effacer</a>
      </form>`,
    { current: '/', signedIn },
  )
}

/**
 * Erases the leads that the page has shown, and leads back to the list. If another lead is shown with them by
 * now, such as one merged in another tab, it leads to the page again; if some leads could not be erased, to
 * the page of one of these. Throws 404, 503.
 */
export async function eraseLead(
  host: Host,
  name: string,
  form: URLSearchParams,
  back: WayBack,
): Promise<Answer> {
  const doomed = await shownWith(host, name)
  if (form.get('shown') !== namesOf(doomed)) return seeOther(`/leads/${name}/erase${back.query}`)
  const names = doomed.map((each) => each.name)
  const left = await eraseAll(host.store, names, 'owner')
  if (left.length === names.length) {
    throw new Refusal(
      503,
      'Le disque refuse d’effacer cette demande : vérifiez à qui appartient son dossier, puis recommencez.',
    )
  }
  if (left.length > 0) return seeOther(`/leads/${left[0]}/erase${back.query}`)
  host.log('leads erased in the inbox')
  return seeOther(back.address)
}

const namesOf = (leads: readonly ListedLead[]) => leads.map(({ name }) => name).join(' ')

/** A lead, and those that are merged into it. */
async function shownWith({ store }: Host, name: string): Promise<ListedLead[]> {
  const all = await listedLeads(store)
  const found = all.filter((each) => each.name === name || each.root === name)
  if (!store.has(name) || found.length === 0) throw noSuchLead()
  return found
}
