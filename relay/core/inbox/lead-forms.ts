import { LONGEST_NOTE, STATUSES, type FollowUp, type Note } from '../follow-up'
import { frenchDate, frenchDay } from '../french-date'
import { html, words, type Html } from '../html'
import type { WayBack } from './list-query'
import { isToRecall } from './recall'
import { STATUS_NAMES } from './status-names'
import type { LeadSummary } from './summary'

/** Days from today that the buttons offer for the call. */
const SOON = [
  [1, 'Demain'],
  [3, 'Dans 3 jours'],
  [7, 'Dans une semaine'],
] as const

/** One button for each state. */
export function statusForm(
  name: string,
  { status, statusSince }: FollowUp,
  { query }: WayBack,
): Html {
  const buttons = STATUSES.map(
    (each) =>
      html`<button
        type="submit"
        name="status"
        value="${each}"
        aria-pressed="${String(each === status)}"
      >
        ${STATUS_NAMES[each]}
      </button>`,
  )
  return html`<section>
    <h2 id="status">État</h2>
    <form
      method="post"
      action="/leads/${name}/status${query}"
      class="choices"
      aria-labelledby="status"
    >
      ${buttons}
    </form>
    ${statusSince !== null && html`<p class="quiet">${STATUS_NAMES[status]} depuis le ${frenchDate(statusSince)}</p>`}
  </section>`
}

/**
 * The day before which to call, typed or chosen by a button.
 * @param today by the owner's calendar, `2026-11-24`.
 */
export function recallForm(
  name: string,
  followUp: FollowUp,
  { query }: WayBack,
  today: string,
): Html {
  const day = followUp.callBefore
  const late = day !== null && isToRecall(followUp) && day < today
  return html`<section>
    <h2>À rappeler avant</h2>
    ${day !== null && html`<p${late && html` class="warn"`}>${late && 'En retard, '}le ${frenchDay(day)}</p>`}
    <form method="post" action="/leads/${name}/recall${query}" aria-label="À rappeler avant">
      <p class="line">
        <label for="day">Jour</label> <input id="day" type="date" name="day" value="${day ?? ''}" />
        <button type="submit">Noter ce jour</button>
      </p>
      <p class="choices">
        ${SOON.map(([days, text]) => html`<button type="submit" class="plain" name="days" value="${days}">${text}</button>`)}${day !== null && html`<button type="submit" class="plain" name="days" value="none">Retirer la date</button>`}
      </p>
    </form>
    <p class="quiet">
      La date s'en va d'elle-même quand la demande passe à « Rappelée », « Gagnée » ou « Perdue ».
    </p>
  </section>`
}

/** The notes of a lead and of those shown with it, newest first, and a field for one more. */
export function notesForm(name: string, parts: readonly LeadSummary[], { query }: WayBack): Html {
  const notes = parts
    .flatMap(({ followUp }): readonly Note[] => followUp.notes)
    .sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1))
    .map(
      (note) =>
        html`<li>
          <p class="quiet">
            <time datetime="${note.writtenAt}">${frenchDate(note.writtenAt)}</time>
          </p>
          <p class="note">${words(note.text)}</p>
        </li>`,
    )
  return html`<section id="notes">
    <h2>Notes</h2>
    <form method="post" action="/leads/${name}/notes${query}" aria-label="Ajouter une note">
      <input type="hidden" name="id" value="${crypto.randomUUID()}" />
      <label for="note">Nouvelle note, pour vous seul</label>
      <textarea id="note" name="text" rows="3" maxlength="${LONGEST_NOTE}" required></textarea>
      <button type="submit">Ajouter la note</button>
    </form>
    ${
      notes.length > 0 &&
      html`<ol class="plain-list">
        ${notes}
      </ol>`
    }
  </section>`
}
