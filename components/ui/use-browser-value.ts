import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * What only the browser knows, and what stays the same while the page is open.
 * @param read must answer the same each time.
 * @param inHtml what the page holds until React is awake, so that React finds what it expects.
 */
export function useBrowserValue<Value>(read: () => Value, inHtml: () => Value): Value {
  return useSyncExternalStore(neverChanges, read, inHtml)
}
