import { sessionStore } from '../session-store'

/** What a form holds: texts and ticks. */
export type FormValues = Record<string, string | boolean>

function storageKey(form: string): string {
  return `draft-${form}`
}

function isEmpty(values: FormValues): boolean {
  return Object.values(values).every((value) => value === '' || value === false)
}

/** Keeps what is typed for the browser session; an empty form leaves nothing behind. */
export function saveDraft(form: string, values: FormValues): void {
  if (isEmpty(values)) sessionStore.removeItem(storageKey(form))
  else sessionStore.setItem(storageKey(form), JSON.stringify(values))
}

/** The saved values that fit the form: same names, same types. Anything else is left out. */
export function loadDraft<T extends object>(form: string, empty: T): Partial<T> {
  let stored: unknown
  try {
    stored = JSON.parse(sessionStore.getItem(storageKey(form)) ?? 'null')
  } catch {
    return {}
  }
  if (stored === null || typeof stored !== 'object') return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => name in empty && typeof value === typeof empty[name as keyof T],
    ),
  ) as Partial<T>
}

export function clearDraft(form: string): void {
  sessionStore.removeItem(storageKey(form))
}
