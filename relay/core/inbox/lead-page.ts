import { parisDay } from '@/lib/calendar/paris-day'
import { telOf } from '../contact'
import { frenchDate } from '../french-date'
import { titleOf, UNREADABLE, valueOf } from '../glance'
import type { Answer, Host } from '../host'
import { html, words, type Html } from '../html'
import {
  doubtsOf,
  leadReference,
  lostPhotosOf,
  otherVersionOf,
  promiseOf,
  shownFields,
  type Lead,
} from '../lead'
import { mailAddress } from '../mailbox'
import type { FormField } from '../multipart'
import { apart, OTHER_FIELDS } from '../other-fields'
import { MOST_PIXELS } from '../photo-pixels'
import { pixelsOfPhoto } from '../photos'
import { isMultiline } from '../submission'
import { listAddress, wayBackIn, type WayBack } from './list-query'
import { mailState, webhookState } from './delivery-notices'
import { inboxPage } from './frame'
import { doneText } from './lead-changes'
import { changesForm, notesForm, recallForm, statusForm } from './lead-forms'
import { statusMark } from './status-names'
import { shownBeside, listedLeads, type ListedLead } from './listed-lead'
import { noSuchLead } from './no-such-lead'

/** Answers with everything about one lead, and the forms to change it. Throws 404. */
export async function answerLead(
  host: Host,
  name: string,
  params: URLSearchParams,
  signedIn: boolean,
): Promise<Answer> {
  const all = await listedLeads(host.store)
  const listed = all.find((each) => each.name === name)
  if (!listed) throw noSuchLead()
  const { root } = listed
  // State and day are those of all that are shown together.
  const { followUp } = all.find((each) => each.name === root) ?? listed
  const merged = shownBeside(all, name)
  const others = all.filter(
    (each) =>
      each.root !== root && each.contacts.some((contact) => listed.contacts.includes(contact)),
  )
  const back = wayBackIn(params)
  const parts = await Promise.all([listed, ...merged].map((each) => part(host, each, name, back)))
  const said = doneText(params.getAll('done'))
  return inboxPage(
    // What was done comes first: a screen reader reads the title, but no message that came with the page.
    said === undefined ? listed.title : `${said} – ${listed.title}`,
    html`<p class="back"><a href="${back.address}">${words(back.text)}</a></p>
      <div class="title">
        <h1>${words(listed.title)}</h1>
        ${statusMark(followUp.status)}
      </div>
      ${said !== undefined && html`<p class="done" role="status">${said}.</p>`}
      ${root !== name && html`<p class="done">Cette demande est montrée avec <a href="/leads/${root}${back.query}">celle qui la réunit</a>.</p>`}
      ${changesForm(name, back)}
      <div class="columns">
        <div>${parts}</div>
        <div class="aside">
          ${statusForm(name, followUp, back)} ${recallForm(followUp, parisDay(host.clock.now()))}
          ${notesForm(name, [listed, ...merged], back)}
        </div>
        <div>
          ${others.length > 0 && sameSender(listed, others, back)}
          <p class="danger">
            <a href="/leads/${name}/erase${back.query}">Effacer cette demande</a>
          </p>
        </div>
      </div>`,
    { current: '/', signedIn },
  )
}

/** @param page the name of the lead on whose page it is shown. */
async function part(host: Host, listed: ListedLead, page: string, back: WayBack): Promise<Html> {
  const { name, root, followUp } = listed
  const lead = await host.store.read(name).catch(() => undefined)
  if (!lead)
    return html`<article>
      <h2>${UNREADABLE}</h2>
      <p>
        Ce que le relais en a noté est abîmé, ou ne peut pas être lu pour le moment. Le message qui
        en a été fait ne l'est peut-être pas : vous y trouverez le nom et le téléphone.
      </p>
      ${fileLinks(name)}
      <p class="quiet">Dossier ${name}</p>
    </article>`
  const mail = await mailState(host, listed)
  const states = [mail, await webhookState(host, name)]
  const said = [
    doubtsOf(lead),
    otherVersionOf(lead),
    lostPhotosOf(lead),
    ...(mail.warnings ?? []),
  ].filter(Boolean)
  const { ours, others } = apart(shownFields(lead))
  return html`<article>
    <h2>${words(lead.subject)}</h2>
    <p>Reçue le <time datetime="${lead.receivedAt}">${frenchDate(lead.receivedAt)}</time></p>
    ${followUp.status === 'new' && promiseLine(lead, host.clock.now())}
    ${said.map((text) => html`<p class="warn">${text}</p>`)} ${contactLinks(lead)}
    ${fieldList(ours)}
    ${
      others.length > 0 &&
      html`<p>${OTHER_FIELDS}</p>
        ${fieldList(others)}`
    }
    ${await renderPhotos(host, name, lead)}
    ${states.map((state) => (state ? html`<p class="quiet">${state.text}</p>` : html``))}
    <p class="quiet">Identifiant : ${lead.id}</p>
    ${fileLinks(name)}
    ${
      root !== name &&
      html`<p>
        <button
          type="submit"
          form="changes"
          formaction="/leads/${page}/split${back.query}"
          formnovalidate
          name="other"
          value="${name}"
          class="plain"
        >
          Séparer cette demande<span class="sr-only"> : ${leadReference(lead)}</span>
        </button>
      </p>`
    }
  </article>`
}

const fileLinks = (name: string) =>
  html`<p class="files">
    <a href="/leads/${name}/message.eml">Message (.eml)</a>
    <a href="/leads/${name}/lead.json">Données (JSON)</a>
  </p>`

/** By when the site has promised a call; undefined once somebody has looked after the lead. */
function promiseLine(lead: Lead, now: Date): Html | undefined {
  const promise = promiseOf(lead)
  if (promise === '') return undefined
  const isLate = (lead.callBackBy ?? '') < now.toISOString()
  return html`<p${isLate && html` class="warn"`}>${promise}</p>`
}

/** A lead's photos as thumbnails that link to the whole photos; or when they were erased. */
async function renderPhotos(
  { store }: Host,
  name: string,
  { photos }: Lead,
): Promise<Html | undefined> {
  if (!photos) return undefined
  const erased = await store.record(name, 'photosErased')
  if (erased)
    return html`<p class="quiet">Photos effacées le ${frenchDate(erased.photosErasedAt)}</p>`
  const items: Html[] = []
  let left = MOST_PIXELS
  for (const [place, photo] of photos.entries()) {
    const address = `/leads/${name}/${photo.name}`
    let why = 'trop grande pour cette page'
    const pixels = await pixelsOfPhoto(photo, () => store.file(name, photo.name)).catch(() => {
      // What was written can be read all the same.
      why = 'illisible pour le moment'
      return undefined
    })
    const isShown = pixels !== undefined && pixels <= left
    if (isShown) left -= pixels
    items.push(
      isShown
        ? html`<li>
            <a href="${address}"
              ><img
                src="${address}"
                alt="Photo ${place + 1}"
                width="144"
                height="144"
                loading="lazy"
            /></a>
          </li>`
        : html`<li>
            <a href="${address}" download>Photo ${place + 1}, à télécharger : ${why}</a>
          </li>`,
    )
  }
  return html`<ul class="photos">
    ${items}
  </ul>`
}

function fieldList(fields: readonly FormField[]): Html {
  const lines = fields.map(
    ([field, value]) =>
      html`<dt>${words(field)}</dt>
        <dd>${fieldValue(field, value)}</dd>`,
  )
  return html`<dl>${lines}</dl>`
}

function fieldValue(field: string, value: string): Html {
  const shown = words(isMultiline(field) ? value : value.trim())
  const tel = field === 'Téléphone' ? telOf(value) : undefined
  if (tel !== undefined) return html`<a href="${tel}">${shown}</a>`
  const address = field === 'Email' ? mailAddress(value.trim()) : undefined
  return address === undefined
    ? shown
    : html`<a href="mailto:${encodeURIComponent(address)}">${shown}</a>`
}

/** Links to call and to write, large enough for a thumb. */
function contactLinks(lead: Lead): Html | undefined {
  const tel = telOf(valueOf(lead, 'Téléphone'))
  const email = mailAddress(valueOf(lead, 'Email'))
  if (tel === undefined && email === undefined) return undefined
  const who = titleOf(lead)
  return html`<p class="answer">
    ${tel !== undefined && html`<a href="${tel}">Appeler<span class="sr-only"> ${who}</span></a>`}
    ${email !== undefined && html`<a href="mailto:${encodeURIComponent(email)}">Écrire<span class="sr-only"> à ${who}</span></a>`}
  </p>`
}

/** How many other leads of a sender are proposed: a program may have sent thousands under one address. */
const PROPOSED = 20

/** @param others newest first. */
function sameSender(
  { name, contacts }: ListedLead,
  others: readonly ListedLead[],
  back: WayBack,
): Html {
  const older = others.slice(PROPOSED)
  const shared = older[0]?.contacts.find((contact) => contacts.includes(contact))
  const rows = others.slice(0, PROPOSED).map(
    (each) =>
      html`<li>
        <a href="/leads/${each.name}${back.query}">${words(each.title)}</a>, reçue le
        ${frenchDate(each.receivedAt)}${each.service !== '' && html` : ${words(each.service)}`}
        <button
          type="submit"
          form="changes"
          formaction="/leads/${name}/merge${back.query}"
          formnovalidate
          name="other"
          value="${each.name}"
          class="plain"
        >
          Réunir avec celle-ci<span class="sr-only">
            : ${each.title}, ${frenchDate(each.receivedAt)}</span
          >
        </button>
      </li>`,
  )
  return html`<section>
    <h2>Même téléphone ou même e-mail</h2>
    <p class="quiet">
      Réunies, elles se lisent sur une seule page. Rien n'est perdu : elles se séparent de nouveau
      d'un bouton.
    </p>
    <ul class="plain-list">
      ${rows}
    </ul>
    ${
      shared !== undefined &&
      html`<p>
        <a href="${listAddress({ query: shared })}"
          >${older.length === 1 ? 'Une autre, plus ancienne' : html`${older.length} autres, plus anciennes`}</a
        >
      </p>`
    }
  </section>`
}
