import { root } from './listen'

/**
 * Brings a tab into view as a whole once it is chosen: a row of tabs is longer than a phone is wide, and
 * browsers scroll only to what is out of view altogether. Not when it is touched: the press would end on
 * whatever has come under the finger.
 */
export function showWholeTabs(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).matches('[role=tab][aria-selected=true]'))
        (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }).observe(root, { attributeFilter: ['aria-selected'], subtree: true })
}
