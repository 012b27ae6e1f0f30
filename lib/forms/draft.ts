import { sessionStore } from '@/lib/browser/session-store'

/** What a form's controls hold, by their names. */
export type FormValues = Record<string, string | boolean>

/** What can be filled in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Where session storage holds what was typed into a form. */
export const draftKey = (form: string) => `draft-${form}`

/** The session storage key of a request that was sent (`sent-request.ts`). */
export function sentKey(form: string): string {
  return `sent-${form}`
}

/** The session storage key of the key that photos of the draft are encrypted with (`photo-draft.ts`). */
export function photoDraftKey(form: string): string {
  return `photos-${form}`
}

/** Where session storage holds the names of chosen photos that are not ready, and so lost on leaving the page. */
const unreadyKey = (form: string) => `unready-${form}`

/** Whether photos of an earlier page wait to be shown in the form, or to be told lost. */
export function hasPhotoDraft(form: string): boolean {
  return [photoDraftKey(form), unreadyKey(form)].some((key) => sessionStore.getItem(key))
}

/** Notes the names of the photos that are being prepared; a file's name has no slash. */
export function noteUnready(form: string, names: readonly string[]): void {
  if (names.length > 0) sessionStore.setItem(unreadyKey(form), names.join('/'))
  else sessionStore.removeItem(unreadyKey(form))
}

/** The names of the photos that were being prepared when the page before was left. */
export function unreadyPhotos(form: string): readonly string[] {
  return sessionStore.getItem(unreadyKey(form))?.split('/') ?? []
}

/** Photos kept for the form can no longer be found: what could read them is gone. */
export function dropPhotoDraft(form: string): void {
  sessionStore.removeItem(photoDraftKey(form))
  noteUnready(form, [])
}

const isTickBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** The form's controls that a draft keeps, in their order. */
function namedControls(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(isKept)
}

/** Whether a draft keeps what the control holds: photos are kept elsewhere (`photo-draft.ts`). */
export function isKept({ name, type }: Control): boolean {
  return !!name && type !== 'file'
}

/** What a control holds now: a text or a tick. */
export const readControl = (control: Control): string | boolean =>
  isTickBox(control) ? control.checked : control.value

/** What the controls hold now: texts and ticks. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    namedControls(form).map((control) => [control.name, readControl(control)]),
  )
}

/** Whether anything is filled in or ticked. */
export const isFilledIn = (values: Partial<FormValues>): boolean =>
  Object.values(values).some((value) => value !== '' && value !== false)

/**
 * Locks the controls while their request is on its way, or releases them. What was typed meanwhile would
 * reach nobody and disappear with the thanks; what a button emptied would be missing after a failure.
 */
export function holdControls(form: HTMLFormElement, held: boolean): void {
  for (const control of [...form.elements] as (Control | HTMLButtonElement)[])
    // Read-only, so that a text field keeps the focus.
    if ('readOnly' in control && control.type !== 'checkbox') control.readOnly = held
    else control.disabled = held
}

/**
 * Fills the controls that are still empty: what a visitor has typed meanwhile wins. With `isAnew`, every
 * control gets its value, or is emptied. Each change fires an `input` event.
 */
export function fillIn(form: HTMLFormElement, values: Partial<FormValues>, isAnew = false): void {
  for (const control of namedControls(form)) {
    const held = readControl(control)
    const value = values[control.name]
    if (isAnew || !held)
      Object.assign(control, {
        [isTickBox(control) ? 'checked' : 'value']: typeof value === typeof held ? value : '',
      })
    const holds = readControl(control)
    if (isAnew ? holds !== held : holds)
      control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Fills a form from its draft. Where the browser can store anything only the draft counts; it also holds what
 * was typed before React (`lib/head/early-draft.ts`), unless that no longer fitted into the storage. On a page
 * that one comes back to, browsers restore what was typed there, which another page may have sent since.
 */
export function takeUpDraft(form: HTMLFormElement, name: string): void {
  const values = loadDraft(name)
  const isStored = sessionStore.setItem(draftKey(name), JSON.stringify(values))
  fillIn(form, values, isStored && form.dataset.unkept === undefined)
  delete form.dataset.unkept
  saveDraft(name, readValues(form))
}

/**
 * Keeps what is typed for the browser session; an empty form leaves nothing behind.
 * @returns whether a reload would find it again.
 */
export function saveDraft(name: string, values: Partial<FormValues>): boolean {
  if (isFilledIn(values)) return sessionStore.setItem(draftKey(name), JSON.stringify(values))
  sessionStore.removeItem(draftKey(name))
  return true
}

/** The saved values; none when nothing readable was saved. */
export function loadDraft(name: string): Partial<FormValues> {
  return valuesIn(sessionStore.getItem(draftKey(name)))
}

/** What was erased before React, if anything was (`lib/head/early-draft.ts`). */
export function takeErased({ dataset }: HTMLFormElement): Partial<FormValues> | undefined {
  const { erased } = dataset
  delete dataset.erased
  return erased === undefined ? undefined : valuesIn(erased)
}

function valuesIn(text: string | null): Partial<FormValues> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return Object(stored) === stored ? (stored as Partial<FormValues>) : {}
  } catch {
    return {}
  }
}

/** Removes a form's draft. */
export function clearDraft(name: string): void {
  sessionStore.removeItem(draftKey(name))
}
