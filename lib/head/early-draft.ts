import { sessionStore } from '@/lib/browser/session-store'
import { isKept, loadDraft, readControl, saveDraft, type Control } from '@/lib/forms/draft'
import { issueToken } from '@/lib/forms/security-token'
import { find, listen, root } from './listen'

/**
 * What is typed before React keeps the draft outlives a reload, be it the one that a page without its
 * scripts asks for. What was kept before stays beside it.
 */
export function keepDraft(): void {
  listen(
    // A box is ticked before its click is heard, and only then is there input; what fills forms in for
    // people may say no more than that something has changed.
    'input change click',
    '[data-draft]:not([data-awake])',
    ({ dataset: { draft = '' } }, { target }) => {
      const control = target as Control
      if (isKept(control))
        saveDraft(draft, { ...loadDraft(draft), [control.name]: readControl(control) })
    },
    // Before React: what it hears first may wake it up, and then the draft is all that the form has.
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
