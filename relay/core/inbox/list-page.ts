import { STATUSES } from '../follow-up'
import { french } from '@/lib/text/typography'
import { parisDay } from '@/lib/calendar/paris-day'
import type { Answer, Host } from '../host'
import { html, type Html } from '../html'
import { Refusal } from '../refusal'
import {
  listAddress,
  readListQuery,
  VIEW_TITLES,
  wayBackTo,
  type ListQuery,
  type View,
} from './list-query'
import { inboxPage } from './frame'
import { deliveryNotices } from './delivery-notices'
import { listRow } from './list-row'
import { isToRecall, recallFirst } from './recall'
import { searcher } from './search'
import { STATUS_NAMES } from './status-names'
import { listedLeads, type ListedLead } from './listed-lead'

const PAGE_SIZE = 50

/** Which leads each view shows. */
const HOLDS: Readonly<Record<View, (lead: ListedLead) => boolean>> = {
  recall: ({ followUp }) => isToRecall(followUp),
  verify: ({ toVerify }) => toVerify,
}

/** The leads of the inbox, those shown together as one, and which of them a list shows. */
interface List {
  leads: readonly ListedLead[]
  /** In their order. */
  chosen: readonly ListedLead[]
  /** How many requests each stands for, by its name. */
  sizes: ReadonlyMap<string, number>
}

/** Answers with one page of leads: newest first, or the most urgent calls first. Throws 404. */
export async function answerList(
  params: URLSearchParams,
  host: Host,
  signedIn: boolean,
): Promise<Answer> {
  const asked = readListQuery(params)
  const list = await listFor(asked, host)
  const pages = Math.max(1, Math.ceil(list.chosen.length / PAGE_SIZE))
  if (asked.page > pages) {
    throw new Refusal(404, `Page ${asked.page} introuvable : il y en a ${pages}.`)
  }
  const title = asked.view ? VIEW_TITLES[asked.view] : 'Demandes reçues'
  return inboxPage(
    [...narrowedTo(asked), title].join(' – '),
    await listBody(asked, title, list, pages, host),
    { current: asked.view ? `/?view=${asked.view}` : '/', signedIn },
  )
}

async function listFor(asked: ListQuery, { store }: Host): Promise<List> {
  const all = await listedLeads(store, asked.query === '' ? undefined : searcher(asked.query))
  const found = new Set(all.filter((each) => each.found).map(({ root }) => root))
  const leads = all.filter(({ name, root }) => name === root)
  const sizes = new Map(leads.map(({ name }) => [name, 0]))
  for (const { root } of all) sizes.set(root, (sizes.get(root) ?? 0) + 1)
  const chosen = leads
    .filter(({ name }) => asked.query === '' || found.has(name))
    .filter(({ followUp }) => asked.status === undefined || followUp.status === asked.status)
    .filter((lead) => asked.view === undefined || HOLDS[asked.view](lead))
  if (asked.view === 'recall') chosen.sort(recallFirst)
  return { leads, chosen, sizes }
}

async function listBody(
  asked: ListQuery,
  title: string,
  { leads, chosen, sizes }: List,
  pages: number,
  host: Host,
): Promise<Html> {
  const today = parisDay(host.clock.now())
  const back = wayBackTo(asked).query
  const rows = await Promise.all(
    chosen
      .slice((asked.page - 1) * PAGE_SIZE, asked.page * PAGE_SIZE)
      .map((lead) => listRow(lead, sizes.get(lead.name) ?? 1, today, host, back)),
  )
  return html`<div class="title">
      <h1>${title}</h1>
      ${leads.length > 0 && html`<p><a href="/leads.csv">Exporter tout (CSV)</a></p>`}
    </div>
    ${deliveryNotices(host)} ${isPlain(asked) && dueLines(leads, today)}
    ${asked.view === 'verify' && chosen.length > 0 && VERIFY_HINT}
    ${leads.length > 0 && searchForm(asked)}
    ${leads.length > 0 && asked.view === undefined && tabs(asked, leads)}
    ${
      rows.length > 0
        ? html`<p class="count">${counted(chosen.length)}, page ${asked.page} sur ${pages}</p>
            <ol class="leads">
              ${rows}
            </ol>`
        : emptiness(asked, leads.length)
    }
    ${pager(asked, pages)}`
}

/** What tells this list from others of its kind, for the title of its page. */
function narrowedTo({ query, status, page }: ListQuery): string[] {
  return [
    ...(query === '' ? [] : [`${french('Recherche :')} ${query}`]),
    ...(status === undefined ? [] : [STATUS_NAMES[status]]),
    ...(page === 1 ? [] : [`Page ${page}`]),
  ]
}

/** Whether this is the whole list, first page. */
const isPlain = ({ status, view, query, page }: ListQuery) =>
  status === undefined && view === undefined && query === '' && page === 1

/** How many leads wait in the other lists, which nobody would open without a reason. */
function dueLines(leads: readonly ListedLead[], today: string): Html | undefined {
  const isDue = ({ followUp }: ListedLead) =>
    isToRecall(followUp) && (followUp.callBefore ?? '') <= today
  const toRecall = leads.filter(isDue).length
  const toVerify = leads.filter((lead) => lead.toVerify).length
  if (toRecall + toVerify === 0) return undefined
  return html`<ul class="due">
    ${toRecall > 0 && html`<li><a href="/?view=recall">${counted(toRecall)} à rappeler aujourd'hui ou en retard</a></li>`}
    ${toVerify > 0 && html`<li><a href="/?view=verify">${counted(toVerify)} à vérifier</a></li>`}
  </ul>`
}

/**
 * Explains the list of what was set aside: whoever opens it for the first time knows neither why the leads
 * are there nor what to do.
 */
const VERIFY_HINT = html`<p class="quiet">
  Ces demandes ressemblent à celles d'un programme, mais peuvent être sincères : leurs auteurs n'ont
  pas reçu d'accusé de réception. Ouvrez-les et choisissez un état : « Rappelée » si vous avez
  appelé, « Perdue » pour un démarchage. Elles quittent alors cette liste.
</p>`

function searchForm({ view, status, query }: ListQuery): Html {
  return html`<form class="search" role="search" action="/">
    ${view && html`<input type="hidden" name="view" value="${view}" />`}${status && html`<input type="hidden" name="status" value="${status}" />`}
    <label for="q">Chercher un nom, un téléphone, un e-mail, un mot, une référence</label>
    <input id="q" name="q" type="search" value="${query}" autocomplete="off" />
    <button type="submit">Chercher</button>
  </form>`
}

function tabs(asked: ListQuery, leads: readonly ListedLead[]): Html {
  const entries = [undefined, ...STATUSES].map((status) => {
    const count = leads.filter((lead) => status === undefined || lead.followUp.status === status)
    const address = listAddress({ ...asked, status, page: 1 })
    return html`<li>
      <a href="${address}" ${status === asked.status && html` aria-current="true"`}
        >${status ? STATUS_NAMES[status] : 'Toutes'} <span>${count.length}</span></a
      >
    </li>`
  })
  return html`<nav aria-label="Par état">
    <ul class="tabs">
      ${entries}
    </ul>
  </nav>`
}

function emptiness({ query, status, view }: ListQuery, leads: number): Html {
  if (leads === 0) {
    return html`<p class="empty">
      Rien n'est encore arrivé. Chaque demande envoyée depuis le site se range ici, la plus récente
      en haut.
    </p>`
  }
  if (query !== '') {
    return html`<p class="empty">
      Rien ne répond à « ${query} ». Essayez un seul mot, ou les quatre derniers chiffres du
      téléphone. <a href="/">Revenir à toutes les demandes</a>
    </p>`
  }
  if (view === 'verify') {
    return html`<p class="empty">
      Rien n'est à vérifier. Les demandes douteuses se rangent ici avec leurs raisons ; changer leur
      état les en retire.
    </p>`
  }
  if (view === 'recall') {
    return html`<p class="empty">
      Personne n'attend d'appel. Une date « à rappeler avant », posée dans une demande, la fait
      venir ici.
    </p>`
  }
  return html`<p class="empty">
    Aucune demande n'est dans l'état « ${status ? STATUS_NAMES[status] : ''} ».
    <a href="/">Revenir à toutes les demandes</a>
  </p>`
}

function pager(asked: ListQuery, pages: number): Html | undefined {
  const { page, view } = asked
  if (pages === 1) return undefined
  const [before, after] =
    view === 'recall' ? ['Précédentes', 'Suivantes'] : ['Plus récentes', 'Plus anciennes']
  const link = (to: number, text: string) =>
    html`<a href="${listAddress({ ...asked, page: to })}">${text}</a>`
  return html`<nav class="pager" aria-label="Pages">
    <span>${page > 1 && link(page - 1, before)}</span
    ><span>${page < pages && link(page + 1, after)}</span>
  </nav>`
}

function counted(leads: number): string {
  return leads === 1 ? '1 demande' : `${leads} demandes`
}
