import type { Answer, Host, RelayRequest, Visitor } from '../host'
import { Refusal, requireMethod } from '../refusal'
import { seeOther } from './frame'
import { textIn } from './lead-changes'
import { meantPage, towards } from './meant-page'
import { readOwnForm, requireOwnPage } from './own-page'
import { LINK_PATH, type SignIn } from './sign-in'
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

/** A request to one of the addresses of signing in. */
interface Asked {
  url: URL
  request: RelayRequest
  host: Host
  signIn: SignIn
  client: string
}

/** The route of signing in and out at an address; undefined elsewhere, and where signing in is not set up. */
export function signInRoute(
  pathname: string,
  request: RelayRequest,
  host: Host,
  { client }: Visitor,
): ((url: URL) => Promise<Answer>) | undefined {
  const { signIn } = host
  const route = Object.hasOwn(ROUTES, pathname) ? ROUTES[pathname] : undefined
  if (!route || !signIn?.isAt(request)) return undefined
  return (url) => route({ url, request, host, signIn, client })
}

const ROUTES: Readonly<Record<string, (asked: Asked) => Promise<Answer>>> = {
  [SIGN_OUT_PATH]: signOut,
  [SIGN_IN_PATH]: askForLink,
  [LINK_PATH]: followLink,
}

async function signOut({ request, signIn }: Asked): Promise<Answer> {
  requireMethod(request, 'POST')
  requireOwnPage(request)
  return seeOther(SIGN_IN_PATH, { 'Set-Cookie': signIn.leave() })
}

/** The page with the button, and what it does. */
async function askForLink({ url, request, host, signIn, client }: Asked): Promise<Answer> {
  const { delivery, log } = host
  requireMethod(request, 'GET', 'HEAD', 'POST')
  const page = meantPage(url.searchParams.get('page'))
  // This address may be a bookmark: who has a session need not ask for another link.
  if (signIn.hasSession(request)) return seeOther(page)
  if (request.method !== 'POST') {
    const sent = url.searchParams.has('sent')
    const stuck = delivery?.health().fault !== undefined
    return signInPage(towards(page, SIGN_IN_PATH), { sent, stuck })
  }
  requireOwnPage(request)
  delivery?.add(await signIn.makeLink(client, page))
  log('sign-in link asked for')
  return seeOther(towards(page, `${SIGN_IN_PATH}?sent`))
}

/** The page that a mailed link leads to, and its button, which signs in. */
async function followLink({ url, request, host, signIn }: Asked): Promise<Answer> {
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
  host.log('signed in')
  return seeOther(page, { 'Set-Cookie': cookie })
}
