import { attempt } from '@/lib/browser/attempt'
import { sessionStore } from '@/lib/browser/session-store'
import { sentKey } from './draft'

/** A request that the relay has taken, as its page shows it. */
export interface SentRequest {
  readonly title: string
  readonly description: string
  /** « K7P-4M2 » */
  readonly reference: string
  /** ISO 8601. */
  readonly sentAt: string
  /** What was sent, by the labels of its fields; what was left empty is left out. */
  readonly lines: readonly (readonly [label: string, text: string])[]
}

/*
 * A sent request is kept for the session, for a reload only: whoever leaves the page and comes back, in
 * whatever way, finds an empty form, and the request is dropped.
 */

/** Keeps a request that was sent, for a reload of its page. */
export function keepSent(form: string, sent: SentRequest): void {
  sessionStore.setItem(sentKey(form), JSON.stringify(sent))
}

/** Forgets the request that was sent. */
export function dropSent(form: string): void {
  sessionStore.removeItem(sentKey(form))
}

/**
 * What was sent before this page was reloaded; after any other way to the page, or where it cannot be read,
 * it is dropped.
 */
export function sentBeforeReload(form: string): SentRequest | undefined {
  const kept = sessionStore.getItem(sentKey(form))
  if (!kept) return undefined
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sent: unknown = navigation?.type === 'reload' && attempt(() => JSON.parse(kept))
  if (isSent(sent)) return sent
  dropSent(form)
  return undefined
}

/** Whether a stored value has this shape: an earlier version of the site may have stored another. */
function isSent(stored: unknown): stored is SentRequest {
  const { title, description, reference, sentAt, lines } = Object(stored) as Record<string, unknown>
  return (
    areTexts([title, description, reference, sentAt]) &&
    !Number.isNaN(Date.parse(sentAt as string)) &&
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2 && areTexts(line))
  )
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}
