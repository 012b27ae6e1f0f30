import { answer } from '../answer'
import type { Answer } from '../host'
import { html, type Html } from '../html'
import { pageFrame } from '../page'

/** The pages of the menu. */
const MENU = [
  ['/', 'Demandes'],
  ['/?view=recall', 'À rappeler'],
  ['/?view=verify', 'À vérifier'],
  ['/counts', 'Chiffres'],
  ['/mail', 'Envois'],
] as const

export type MenuAddress = (typeof MENU)[number][0]

/** Whether a text is the address of a page of the menu. */
export function isMenuAddress(text: string): text is MenuAddress {
  return MENU.some(([address]) => address === text)
}

/**
 * A page of the inbox.
 * @param current the entry of the menu that it belongs to.
 * @param signedIn whether it offers to sign out.
 */
export function inboxPage(
  title: string,
  body: Html,
  { current, signedIn = false }: { current?: MenuAddress; signedIn?: boolean | undefined } = {},
): Answer {
  const entries = MENU.map(
    ([address, name]) =>
      html`<a href="${address}" ${address === current && html` aria-current="page"`}>${name}</a>`,
  )
  const [start, end] = pageFrame(
    title,
    html`<a class="skip sr-only" href="#content">Aller au contenu</a>
      <header>
        <nav aria-label="Boîte de réception">
          ${entries}${signedIn && html`<form method="post" action="/sign-out"><button type="submit" class="plain">Se déconnecter</button></form>`}
        </nav>
      </header> `,
  )
  return answer(200, 'text/html', start + body.toString() + end)
}

/** Redirects the browser to a page of the inbox, as after every change: a reload repeats nothing. */
export function seeOther(address: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return answer(303, 'text/plain', '', { ...headers, Location: address })
}
