import type { Answer, Host, RelayRequest } from '../host'
import { requireMethod } from '../refusal'
import { wayBackIn } from './list-query'
import { answerCounts } from './counts-page'
import { answerCsv } from './csv'
import { answerErasePage, eraseLead } from './erase-page'
import { answerHealth } from './health'
import { changeLead, isLeadChange } from './lead-changes'
import { answerLeadFile } from './lead-file'
import { answerLead } from './lead-page'
import { answerList } from './list-page'
import { answerMailPage } from './mail-page'
import { readOwnForm, requireOwnPage } from './own-page'

/** One request to the inbox, by a visitor who may see it. */
interface InboxRequest {
  url: URL
  request: RelayRequest
  host: Host
  /** Whether the visitor has signed in, and can sign out; on the relay's own machine nobody signs in. */
  signedIn: boolean
}

/** Answers at one address of the inbox. Throws Refusal. */
export type Route = (asked: InboxRequest) => Answer | Promise<Answer>

/** The route at an address of the inbox; undefined where there is none. */
export function inboxRoute(pathname: string): Route | undefined {
  const fixed = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined
  if (fixed) return fixed
  const [, name, rest] = /^\/leads\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? []
  if (name === undefined) return undefined
  if (rest === undefined)
    return shown(({ url, host, signedIn }) => answerLead(host, name, url.searchParams, signedIn))
  if (rest === 'erase') return erasing(name)
  if (isLeadChange(rest)) {
    return async ({ url, request, host }) => {
      requireMethod(request, 'POST')
      requireOwnPage(request)
      return changeLead(host, name, rest, await readOwnForm(request), wayBackIn(url.searchParams))
    }
  }
  return ({ request, host }) => {
    requireMethod(request, 'GET', 'HEAD')
    return answerLeadFile(host.store, name, rest)
  }
}

const PAGES: Readonly<Record<string, Route>> = {
  '/': shown(({ url, host, signedIn }) => answerList(url.searchParams, host, signedIn)),
  '/counts': shown(({ host, signedIn }) => answerCounts(host, signedIn)),
  '/mail': shown(({ host, signedIn }) => answerMailPage(host, signedIn)),
  '/leads.csv': shown(({ host }) => answerCsv(host)),
  // For a program that watches over the relay.
  '/health': shown(async ({ host }) => {
    // If the store cannot be looked through, the last known numbers stand.
    await host.store.forgetErased().catch(() => {})
    return answerHealth(host)
  }),
}

function shown(answer: Route): Route {
  return (asked) => {
    requireMethod(asked.request, 'GET', 'HEAD')
    return answer(asked)
  }
}

function erasing(name: string): Route {
  return async ({ url, request, host, signedIn }) => {
    const back = wayBackIn(url.searchParams)
    requireMethod(request, 'GET', 'HEAD', 'POST')
    if (request.method !== 'POST') return answerErasePage(host, name, back, signedIn)
    requireOwnPage(request)
    return eraseLead(host, name, await readOwnForm(request), back)
  }
}
