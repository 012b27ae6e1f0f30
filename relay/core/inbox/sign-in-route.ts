import type { Answer, Host, RelayRequest, Visitor } from '../host'
import { Refusal, requireMethod } from '../refusal'
import { seeOther } from './frame'
import { textIn } from './lead-changes'
import { meantPage, towards } from './meant-page'
import { readOwnForm, requireOwnPage } from './own-page'
import { LINK_PATH } from './sign-in'
import { linkPage, signedOutPage, signInPage, spentLinkPage } from './sign-in-page'

const SIGN_IN_PATH = '/sign-in'
const SIGN_OUT_PATH = '/sign-out'

/**
 * Leads a visitor who is not signed in to the page for signing in, and remembers which page was asked for. A
 * note that was being sent when the session ended is shown, as the browser would not bring it back.
 */
export async function answerSignedOut(
  { pathname, search }: URL,
  request: RelayRequest,
): Promise<Answer> {
  const address = towards(meantPage(pathname + search), SIGN_IN_PATH)
  if (request.method !== 'POST') return seeOther(address)
  requireOwnPage(request)
  return signedOutPage(address, textIn(await readOwnForm(request)))
}

/**
 * Who may see the inbox: any visitor on the relay's own machine and, where signing in is set up, whoever has
 * signed in at its address. Throws 403 for all others.
 */
export function inboxAccess(
  request: RelayRequest,
  { signIn }: Host,
  { inboxClosed }: Visitor,
): 'local' | 'signed-in' | 'sign-in' {
  const closed = inboxClosed()
  if (closed === undefined) return 'local'
  if (signIn?.isAt(request)) {
    return signIn.hasSession(request) ? 'signed-in' : 'sign-in'
  }
  throw new Refusal(403, `Boîte de réception fermée : ${closed}.`)
}

/** The route of signing in and out at an address; undefined elsewhere, and where signing in is not set up. */
export function signInRoute(
  pathname: string,
  request: RelayRequest,
  { signIn, delivery, log }: Host,
  { client }: Visitor,
): ((url: URL) => Promise<Answer>) | undefined {
  if (!signIn?.isAt(request)) return undefined
  if (pathname === SIGN_OUT_PATH) {
    return async () => {
      requireMethod(request, 'POST')
      requireOwnPage(request)
      return seeOther(SIGN_IN_PATH, { 'Set-Cookie': signIn.leave() })
    }
  }
  if (pathname === SIGN_IN_PATH) {
    return async (url) => {
      requireMethod(request, 'GET', 'HEAD', 'POST')
      const page = meantPage(url.searchParams.get('page'))
      // This address may be a bookmark: who has a session need not ask for another link.
      if (signIn.hasSession(request)) return seeOther(page)
      const again = towards(page, SIGN_IN_PATH)
      if (request.method !== 'POST') {
        const sent = url.searchParams.has('sent')
        return signInPage(again, { sent, stuck: delivery?.health().fault !== undefined })
      }
      requireOwnPage(request)
      delivery?.add(await signIn.makeLink(client, page))
      log('sign-in link asked for')
      return seeOther(towards(page, `${SIGN_IN_PATH}?sent`))
    }
  }
  if (pathname !== LINK_PATH) return undefined
  return async (url) => {
    requireMethod(request, 'GET', 'HEAD', 'POST')
    const posted = request.method === 'POST'
    if (posted) requireOwnPage(request)
    const given = posted ? await readOwnForm(request) : url.searchParams
    const token = given.get('token') ?? ''
    const page = meantPage(given.get('page'))
    // A link that is opened once more leads where it led the first time.
    if (!posted && signIn.hasSession(request)) return seeOther(page)
    // Mail scanners open every link: only the button uses it up.
    if (!posted && signIn.mayEnter(token)) return linkPage(token, page)
    const cookie = posted ? await signIn.enter(token) : undefined
    if (cookie === undefined) return spentLinkPage(towards(page, SIGN_IN_PATH))
    log('signed in')
    return seeOther(page, { 'Set-Cookie': cookie })
  }
}
