/**
 * The script that stands inline in the head of every page and runs before React, or without it.
 * `scripts/build/head-script.ts` bundles it for each kind of page and fills in `page`, so that code which a
 * page does not need costs it no byte.
 */
import { localStore } from '@/lib/browser/local-store'
import { listenToAreas } from './area-amount'
import { moveEdges } from './before-after'
import { answerConsent } from './consent'
import { hasDraft, issueEarlyToken, keepDraft } from './early-draft'
import { holdPresses } from './held-press'
import { ask, askAgain, hasFailed, showFailure, start } from './late-scripts'
import { isDrawnAhead, root, whenShown } from './listen'
import { countJobs } from './job-count'
import { closeMenu } from './menu'
import { answerPanels } from './panels'
import { startWhenReached } from './reach'
import { markPeriods, showDay, showYear } from './today'
import { limitHtml } from './trusted-types'
import type { PageNeeds } from './page-needs'

declare const page: PageNeeds

limitHtml()
answerConsent(() => page.late && start())
showYear()
closeMenu()

if (page.daily) showDay()

if (page.dated) markPeriods()

if (page.panels) answerPanels()

if (page.priced) listenToAreas()

if (page.compared) moveEdges()

if (page.filtered) countJobs()

// The 404 page is awake at once.
if (page.late) startWhenReached()

if (page.held) {
  addEventListener('online', askAgain)
  holdPresses((pressed) => {
    // Once the scripts have failed, a link works as a plain link again.
    if (hasFailed()) {
      showFailure(pressed)
      askAgain()
    } else ask()
    return !hasFailed() || !pressed.matches('a')
  })
}

if (page.draft) {
  keepDraft()
  // A page that is drawn ahead may never be shown: there React makes the token.
  if (!isDrawnAhead()) issueEarlyToken()
}

// Something stored that the page must show is no matter for the first move of the visitor: his own map, a
// lightbox that was open when the page was left, or a draft, perhaps typed on another page while this one was
// in memory.
if (page.draft || page.wake)
  whenShown(() => {
    const wake = page.wake && document.querySelector<HTMLElement>('[data-wake]')?.dataset.wake
    const stored = wake && (localStore.getItem(wake) || wake in (history.state ?? {}))
    if (stored || (page.draft && hasDraft())) start()
  })

// Without this mark the style sheet shows the page as it is without scripts. It is set last, and still before
// anything is drawn: if a browser lacks something used above, or an extension has removed it, a form that
// nobody listens to gives way to the phone.
root.dataset.scripts = 'asleep'
