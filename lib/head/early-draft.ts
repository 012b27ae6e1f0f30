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
 * Keeps the draft until React does, so that what is typed before survives a reload, such as the one that a
 * page whose scripts failed asks for. What was stored before is kept with it.
 */
export function keepDraft(): void {
  listen(
    // `click`, because a box is ticked just before its click; `change`, because programs that fill in forms
    // may fire nothing else.
    'input change click',
    asleep,
    ({ dataset }, { target }) => {
      const control = target as Control
      const draft = dataset.draft!
      if (
        isKept(control) &&
        !saveDraft(draft, { ...loadDraft(draft), [control.name]: readControl(control) })
      )
        // What was stored before is older than what the form holds.
        dataset.unkept = ''
    },
    // Ahead of React, which may wake up at this very event: from then on the draft is all that the form has.
    true,
  )
  // « Effacer » empties the form at once, without waiting for React: later, it would also erase what was
  // typed since. What it erased is kept on the form, so that React can offer it back.
  listen(
    'reset',
    asleep,
    ({ dataset }) => {
      const key = draftKey(dataset.draft!)
      // A second press finds nothing to erase: what the first one erased can still be had back.
      dataset.erased = (sessionStore.getItem(key) ?? dataset.erased) || ''
      sessionStore.removeItem(key)
      letGoOfPress()
    },
    true,
  )
}

/**
 * Whether something may have to be shown in this page's form: a draft, photos, those that were lost, or what
 * was sent before a reload. The beginnings of the keys of `lib/forms/draft.ts`: written out, they weigh less.
 */
export function hasDraft(): boolean {
  return ['draft-', 'photos-', 'unready-', 'sent-'].some((kind) =>
    sessionStore.getItem(kind + find('[data-draft]')?.dataset.draft),
  )
}

/** Makes the form's token as the page loads; `components/forms/use-security-token.ts` takes it over. */
export function issueEarlyToken(): void {
  root.dataset.token = issueToken(sessionStore)
}
