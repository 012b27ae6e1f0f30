import { sessionStore } from '@/lib/browser/session-store'

/** What a form's controls hold, by their names. */
export type FormValues = Record<string, string | boolean>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function storageKey(form: string): string {
  return `draft-${form}`
}

/** Where what was sent is kept beside it (`sent-request.ts`). */
export function sentKey(form: string): string {
  return `sent-${form}`
}

/** What session storage holds where the draft has photos: the key to them (`photo-draft.ts`). */
export function photoDraftKey(form: string): string {
  return `photos-${form}`
}

/** Whether photos of an earlier page wait to be shown in the form. */
export function hasPhotoDraft(form: string): boolean {
  return !!sessionStore.getItem(photoDraftKey(form))
}

function isTickBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** The form's named controls, in their order, but for what chooses files: photos are kept elsewhere. */
function namedControls(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(({ name, type }) => name && type !== 'file')
}

/** What the controls hold now: texts and ticks. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    namedControls(form).map((control) => [
      control.name,
      isTickBox(control) ? control.checked : control.value,
    ]),
  )
}

/** Fills the controls that are still empty: what a visitor has typed meanwhile wins. */
export function fillEmpty(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const control of namedControls(form)) {
    const value = values[control.name]
    if (isTickBox(control)) control.checked ||= value === true
    else if (typeof value === 'string') control.value ||= value
    // What depends on a field listens to the field.
    if (value) tell(control)
  }
}

/**
 * Has the controls hold these values and nothing else, emptied where there is none.
 * @returns whether that has changed anything.
 */
export function fillAnew(form: HTMLFormElement, values: Partial<FormValues>): boolean {
  const shown = readValues(form)
  const changed = namedControls(form).filter((control) => {
    const value = values[control.name] ?? (isTickBox(control) ? false : '')
    if (isTickBox(control)) control.checked = value === true
    else control.value = String(value)
    return value !== shown[control.name]
  })
  changed.forEach(tell)
  return changed.length > 0
}

/**
 * Fills a form as its page wakes up. What has been typed meanwhile wins over the draft; but where the
 * visitor has gone back, browsers fill in what was typed there, and another page may have sent that
 * since: there the draft alone counts, which the script in the head keeps too, if anything can be kept.
 */
export function takeUpDraft(form: HTMLFormElement, name: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const values = loadDraft(name)
  const isKept = sessionStore.setItem(storageKey(name), JSON.stringify(values))
  if (navigation?.type === 'back_forward' && isKept) fillAnew(form, values)
  else fillEmpty(form, values)
  saveDraft(name, readValues(form))
}

function tell(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what is typed for the browser session; an empty form leaves nothing behind.
 * @returns whether a reload would find it again.
 */
export function saveDraft(name: string, values: Partial<FormValues>): boolean {
  if (Object.values(values).some((value) => value !== '' && value !== false))
    return sessionStore.setItem(storageKey(name), JSON.stringify(values))
  sessionStore.removeItem(storageKey(name))
  return true
}

/** The saved values; none when nothing readable was saved. */
export function loadDraft(name: string): Partial<FormValues> {
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(storageKey(name)) ?? 'null')
    return Object(stored) === stored ? (stored as Partial<FormValues>) : {}
  } catch {
    return {}
  }
}

export function clearDraft(name: string): void {
  sessionStore.removeItem(storageKey(name))
}
