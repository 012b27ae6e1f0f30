import { findAll } from '@/lib/browser/find-all'

/**
 * What the visitor has opened on the page: the position of a panel or a picture, by the id of its group
 * (`data-group`). The store stands outside React, so that it can change before React wakes up. The script in
 * the head and React's bundle both contain this module; the first of the two to run makes the store.
 */
interface OpenStore {
  readonly opened: Map<string, string>
  /** Who shows a group: React's component or, until that is there, the script that shows all groups. */
  readonly views: Map<string, View>
}

type View = (group: string, position: string) => void

/** The key of all groups that React does not show. */
const others = ''

declare global {
  interface Window {
    openStore?: OpenStore
  }
}

function openStore(): OpenStore {
  if (!window.openStore) {
    window.openStore = { opened: new Map(), views: new Map() }
    // The browser's own search has found a text in a closed panel.
    addEventListener('beforematch', ({ target }) => openPanel(target as HTMLElement), true)
  }
  return window.openStore
}

/** What is open in a group: its position, or an empty text for nothing; undefined before any press. */
export function opened(group: string): string | undefined {
  return typeof window === 'undefined' ? undefined : openStore().opened.get(group)
}

/** Opens one of a group and closes the others. */
export function open(group: string, position: string): void {
  const { opened, views } = openStore()
  opened.set(group, position)
  const show = views.get(group) ?? views.get(others)
  show?.(group, position)
}

/** The panels of a group, in their order. */
export function panelsOf(group: string): HTMLElement[] {
  return [...findAll(`.panel[data-group="${group}"]`)]
}

/** Opens a panel, and closes the others of its group. */
export function openPanel(panel: HTMLElement): void {
  const { group } = panel.dataset
  if (group) open(group, `${panelsOf(group).indexOf(panel)}`)
}

/** Registers who shows a group from now on; without a group, all groups that React does not show. */
export function showGroup(show: View, group = others): void {
  openStore().views.set(group, show)
}

/** Ends `showGroup` for a group: from now on the script in the head shows it. */
export function leaveGroup(group: string): void {
  openStore().views.delete(group)
}

/** Whether React shows the group, and hears the presses in it. */
export function isShownByReact(group: string): boolean {
  return openStore().views.has(group)
}
