import { answer } from '../answer'
import type { Answer } from '../host'
import { html, type Html } from '../html'
import { pageFrame } from '../page'
import { writtenNote } from './written-note'

/**
 * The page with one button, which posts to `address`. Once a link has been mailed it says so; where no mail
 * leaves, it does not let anybody wait for one.
 */
export function signInPage(
  address: string,
  { sent, stuck }: { sent: boolean; stuck: boolean },
): Answer {
  return page(
    200,
    'Boîte de réception',
    html`${sent ? html`<p class="done" role="status">Un lien part à l'adresse qui reçoit les demandes. Il sert une fois, pendant 15 minutes. Rien après quelques minutes ? Regardez dans les indésirables.</p>` : html`<p>Un lien pour entrer part à l'adresse qui reçoit les demandes. Il n'y a pas de mot de passe.</p>`}
    ${stuck && html`<p class="fault" role="status">L'envoi par e-mail est en panne en ce moment : le lien n'arrivera peut-être pas. Les demandes, elles, sont conservées. Prévenez la personne qui a installé le site.</p>`}
    ${askForm(address, sent ? 'Recevoir un autre lien' : 'Recevoir un lien')}`,
  )
}

/** The page that a mailed link leads to: its button signs in, and leads to the page in `meant`. */
export function linkPage(token: string, meant: string): Answer {
  return page(
    200,
    'Entrer dans la boîte de réception',
    html`<p>Cet appareil restera connecté 30 jours.</p>
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value="${token}" /><input
          type="hidden"
          name="page"
          value="${meant}"
        /><button type="submit">Entrer</button>
      </form>`,
  )
}

/**
 * The page of a link that has expired or been used: its button, which posts to `address`, asks for another.
 */
export function spentLinkPage(address: string): Answer {
  return page(
    403,
    'Ce lien ne sert plus',
    html`<p>
        Il a déjà servi, ou ses 15 minutes sont passées. Demandez-en un autre : il mène au même
        endroit.
      </p>
      ${askForm(address, 'Recevoir un autre lien')}`,
  )
}

/**
 * The page for a change that came after the end of the session.
 * @param written the note that it was to add.
 */
export function signedOutPage(address: string, written: string): Answer {
  return page(
    403,
    'Rien n’a été fait',
    html`<p>Cet appareil n'est plus connecté : il l'est 30 jours.</p>
      ${writtenNote(written)} ${askForm(address, 'Recevoir un lien')}`,
  )
}

const askForm = (address: string, text: string) =>
  html`<form method="post" action="${address}"><button type="submit">${text}</button></form>`

function page(status: number, title: string, body: Html): Answer {
  const [start, end] = pageFrame(title)
  return answer(status, 'text/html', `${start}${html`<h1>${title}</h1>`}\n${body}${end}`)
}
