import type { Answer, Host, RelayRequest, Visitor } from '../host'
import { Refusal, requireMethod } from '../refusal'
import { seeOther } from './frame'
import { readOwnForm, requireOwnPage } from './own-page'
import { LINK_PATH } from './sign-in'
import { linkPage, signInPage } from './sign-in-page'

/** Where whoever is not signed in is led. */
export const SIGN_IN_PATH = '/sign-in'
const SIGN_OUT_PATH = '/sign-out'

/**
 * Who may see the inbox: this machine's visitor as he is, and where signing in is set up, at its
 * address, whoever has signed in. Throws 403 for others.
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

/** What stands at an address of signing in and out; undefined elsewhere, and where nobody signs in. */
export function signInRoute(
  pathname: string,
  request: RelayRequest,
  { signIn, delivery, log }: Host,
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
      if (request.method !== 'POST') return signInPage(url.searchParams.has('sent'))
      requireOwnPage(request)
      delivery?.add(await signIn.makeLink())
      log('sign-in link asked for')
      return seeOther(`${SIGN_IN_PATH}?sent`)
    }
  }
  if (pathname !== LINK_PATH) return undefined
  return async (url) => {
    requireMethod(request, 'GET', 'HEAD', 'POST')
    // Programs that look mail through open every link: only a press of the button uses it up.
    if (request.method !== 'POST') return linkPage(url.searchParams.get('token') ?? '')
    requireOwnPage(request)
    const cookie = await signIn.enter((await readOwnForm(request)).get('token') ?? '')
    log('signed in')
    return seeOther('/', { 'Set-Cookie': cookie })
  }
}
