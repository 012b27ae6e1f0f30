/**
 * What stands inline in the head of every page and runs before React, or without it. Bundled for each
 * kind of page by `scripts/build/head-script.ts`, which fills in `page`: what a page has no use for
 * costs it no byte.
 */
import { localStore } from '@/lib/browser/local-store'
import { listenToAreas } from './area-amount'
import { moveEdges } from './before-after'
import { answerConsent } from './consent'
import { hasDraft, issueEarlyToken, keepDraft } from './early-draft'
import { holdPresses } from './held-press'
import { ask, askAgain, hasFailed, showFailure, start } from './late-scripts'
import { isDrawnAhead, root, whenShown } from './listen'
import { closeMenu } from './menu'
import { answerPanels } from './panels'
import { startWhenReached } from './reach'
import { markPeriods, showDay, showYear } from './today'
import { limitHtml } from './trusted-types'
import type { PageKind } from './page-kind'

declare const page: PageKind

limitHtml()
answerConsent(() => page.late && start())
showYear()
closeMenu()

if (page.daily) showDay()

if (page.dated) markPeriods()

if (page.panels) answerPanels()

if (page.priced) listenToAreas()

if (page.compared) moveEdges()

// The page of a missing address is awake at once.
if (page.late) startWhenReached()

if (page.held) {
  addEventListener('online', askAgain)
  holdPresses((pressed) => {
    // A link that leads nowhere else is one again.
    if (hasFailed()) {
      showFailure(pressed)
      askAgain()
    } else ask()
    return !hasFailed() || !pressed.matches('a')
  })
}

if (page.draft) {
  keepDraft()
  // What is drawn ahead may never be shown: there React makes the token.
  if (!isDrawnAhead()) issueEarlyToken()
}

// What is stored and shows cannot wait for a hand: the visitor's own map, a lightbox that was open when
// the page was left, or what was typed before, perhaps on another page while this one was in memory.
if (page.draft || page.wake)
  whenShown(() => {
    const wake = page.wake && document.querySelector<HTMLElement>('[data-wake]')?.dataset.wake
    const stored = wake && (localStore.getItem(wake) || wake in (history.state ?? {}))
    if (stored || (page.draft && hasDraft())) start()
  })

// Without this mark the style sheet shows the page as it is without a script. Last, and still before
// anything is drawn: where a browser lacks something of the above, or an extension has taken it, a form
// that nobody listens to gives way to the phone.
root.dataset.scripts = 'asleep'
