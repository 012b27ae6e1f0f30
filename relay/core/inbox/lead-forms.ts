import { LONGEST_NOTE, STATUSES, type FollowUp, type Note } from '../follow-up'
import { frenchDate, frenchDay } from '../french-date'
import { html, words, type Html } from '../html'
import type { WayBack } from './list-query'
import { isToRecall } from './recall'
import { STATUS_NAMES } from './status-names'
import type { ListedLead } from './listed-lead'

/** Days from today that the buttons offer for the call. */
const SOON = [
  [1, 'Demain'],
  [3, 'Dans 3 jours'],
  [7, 'Dans une semaine'],
] as const

/**
 * The one form of a lead's page, to which all its fields and buttons belong wherever they stand: a note that
 * is being written goes with whichever button is pressed. Its own button, which nobody sees, is the first: a
 * browser presses that one for whoever ends the day with Enter.
 */
export function changesForm(name: string, { query }: WayBack): Html {
  return html`<form
    id="changes"
    method="post"
    action="/leads/${name}/recall${query}"
    aria-label="Suivi"
  >
    <input type="hidden" name="id" value="${crypto.randomUUID()}" />
    <button type="submit" class="sr-only" tabindex="-1" aria-hidden="true">Noter ce jour</button>
  </form>`
}

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
        form="changes"
        formaction="/leads/${name}/status${query}"
        formnovalidate
        name="status"
        value="${each}"
        aria-pressed="${String(each === status)}"
      >
        ${STATUS_NAMES[each]}
      </button>`,
  )
  return html`<section>
    <h2 id="status">État</h2>
    <div class="choices" role="group" aria-labelledby="status">${buttons}</div>
    ${statusSince !== null && html`<p class="quiet">${STATUS_NAMES[status]} depuis le ${frenchDate(statusSince)}</p>`}
  </section>`
}

/**
 * The day before which to call, typed or chosen by a button.
 * @param today by the owner's calendar, `2026-11-24`.
 */
export function recallForm(followUp: FollowUp, today: string): Html {
  const day = followUp.callBefore
  const late = day !== null && isToRecall(followUp) && day < today
  const button = (days: string, text: string) =>
    html`<button
      type="submit"
      form="changes"
      formnovalidate
      class="plain"
      name="days"
      value="${days}"
    >
      ${text}
    </button>`
  return html`<section>
    <h2>À rappeler avant</h2>
    ${day !== null && html`<p${late && html` class="warn"`}>${late && 'En retard, '}le ${frenchDay(day)}</p>`}
    <p class="line">
      <label for="day">Jour</label>
      <input id="day" type="date" name="day" value="${day ?? ''}" form="changes" />
      <button type="submit" form="changes">Noter ce jour</button>
    </p>
    <p class="choices">
      ${SOON.map(([days, text]) => button(String(days), text))}${day !== null && button('none', 'Retirer la date')}
    </p>
    <p class="quiet">
      La date s'en va d'elle-même quand la demande passe à « Rappelée », « Gagnée » ou « Perdue ».
    </p>
  </section>`
}

/** The notes of a lead and of those shown with it, newest first, and a field for one more. */
export function notesForm(name: string, parts: readonly ListedLead[], { query }: WayBack): Html {
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
    <label for="note">Nouvelle note, pour vous seul</label>
    <textarea id="note" name="text" rows="3" maxlength="${LONGEST_NOTE}" form="changes"></textarea>
    <button type="submit" form="changes" formaction="/leads/${name}/notes${query}" formnovalidate>
      Ajouter la note
    </button>
    ${
      notes.length > 0 &&
      html`<ol class="plain-list">
        ${notes}
      </ol>`
    }
  </section>`
}
