import { useSyncExternalStore } from 'react'

/**
 * What only the browser knows, and nothing changes while the page is open.
 * @param inHtml the value in the exported HTML, with which React hydrates before it reads the browser's.
 */
export function useBrowserValue<Value>(read: () => Value, inHtml: () => Value): Value {
  return useSyncExternalStore(neverChanges, read, inHtml)
}

const neverChanges = () => () => undefined
