import { sessionStore } from '@/lib/browser/session-store'
import {
  draftKey,
  isKept,
  loadDraft,
  readControl,
  saveDraft,
  type Control,
} from '@/lib/forms/draft'
import { issueToken } from '@/lib/forms/security-token'
import { letGoOfPress } from './held-press'
import { find, listen, root } from './listen'

/** A form that React does not listen to yet. */
const asleep = '[data-draft]:not([data-awake])'

/**
 * What is typed before React keeps the draft outlives a reload, be it the one that a page without its
 * scripts asks for. What was kept before stays beside it.
 */
export function keepDraft(): void {
  listen(
    // A box is ticked before its click is heard, and only then is there input; what fills forms in for
    // people may say no more than that something has changed.
    'input change click',
    asleep,
    ({ dataset: { draft = '' } }, { target }) => {
      const control = target as Control
      if (isKept(control))
        saveDraft(draft, { ...loadDraft(draft), [control.name]: readControl(control) })
    },
    // Before React: what it hears first may wake it up, and then the draft is all that the form has.
    true,
  )
  // « Effacer » empties the form by itself, at once: held until React listens, it would take what has
  // been written since. What it took stands on the form, for React to offer it back.
  listen(
    'reset',
    asleep,
    ({ dataset }) => {
      const key = draftKey(dataset.draft!)
      // A second press finds nothing: what the first one took can still be had back.
      dataset.erased = (sessionStore.getItem(key) ?? dataset.erased) || ''
      sessionStore.removeItem(key)
      letGoOfPress()
    },
    true,
  )
}

/** Whether something typed or chosen before, or sent before a reload, may wait to be shown in this page's form. */
export function hasDraft(): boolean {
  return ['draft-', 'photos-', 'sent-'].some((kind) =>
    sessionStore.getItem(kind + find('[data-draft]')?.dataset.draft),
  )
}

/** Makes the form's token as the page loads; `components/forms/use-security-token.ts` takes it over. */
export function issueEarlyToken(): void {
  root.dataset.token = issueToken(sessionStore)
}
