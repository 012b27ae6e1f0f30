import { answer } from '../answer'
import type { Answer } from '../host'
import { html, type Html } from '../html'
import { pageFrame } from '../page'

/** The page with nothing but a button; once a link has left, it says so. */
export function signInPage(sent: boolean): Answer {
  return page(
    'Boîte de réception',
    html`<h1>Boîte de réception</h1>
      ${sent ? html`<p class="done" role="status">Le lien est parti à l'adresse qui reçoit les demandes. Il sert une fois, pendant 15 minutes.</p>` : html`<p>Un lien pour entrer part à l'adresse qui reçoit les demandes. Il n'y a pas de mot de passe.</p>`}
      <form method="post" action="/sign-in"><button type="submit">Recevoir un lien</button></form>`,
  )
}

/** The page that a link leads to: the press of its button signs in. */
export function linkPage(token: string): Answer {
  return page(
    'Entrer dans la boîte de réception',
    html`<h1>Entrer dans la boîte de réception</h1>
      <p>Cet appareil restera connecté 30 jours.</p>
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value="${token}" /><button type="submit">Entrer</button>
      </form>`,
  )
}

function page(title: string, body: Html): Answer {
  const [start, end] = pageFrame(title)
  return answer(200, 'text/html', start + body.toString() + end)
}
