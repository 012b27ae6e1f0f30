/** Names that the CMS leaves out for screen readers: attributes on what it draws, and nothing else. */
import { onDrawn } from './on-drawn'

/** Where the CMS draws its page. */
const pageRoot = '#nc-root'
const entries = '[role=group].item'
const entryBody = ':scope > .item-body'
/** Of the list of collections, of a collection and of a record. */
const titles = ':is(.toolbar.primary, header) h2:not([aria-level])'

/** @param root where fields and lists come and go: the document's body. */
export function nameWhatIsDrawn(root: HTMLElement): void {
  onDrawn(root, () => {
    for (const entry of root.querySelectorAll<HTMLElement>(entries)) nameEntry(entry)
    // Its lists bring a main part of their own, which a record lies over; records and sign-in none.
    for (const page of root.querySelectorAll(pageRoot)) {
      if (page.querySelector('main:not([inert] *)')) page.removeAttribute('role')
      else page.setAttribute('role', 'main')
      // The CMS takes from most what says that they are titles. On a phone each stands alone.
      for (const title of page.querySelectorAll(titles)) {
        title.setAttribute('role', 'heading')
        title.setAttribute('aria-level', '1')
      }
    }
    // On a phone the list of collections stands alone, and says that it leads what is not there.
    for (const tree of root.querySelectorAll('[role=tree][aria-controls]'))
      if (!document.getElementById(tree.getAttribute('aria-controls') ?? ''))
        tree.removeAttribute('aria-controls')
  })
}

/**
 * Each entry of a list has the same buttons: which price « Développer » opens is said by the line that
 * stands for the closed entry. An open one keeps that name; a new one, open at once, its number.
 */
function nameEntry(entry: HTMLElement): void {
  const body = entry.querySelector(entryBody)
  const isOpen = body?.querySelector('[data-key-path]')
  const line = isOpen ? '' : (body?.textContent ?? '').trim()
  const name = line || entry.getAttribute('aria-label') || `Ligne ${placeOf(entry)}`
  if (entry.getAttribute('aria-label') !== name) entry.setAttribute('aria-label', name)
}

/** Among the entries of its list, from 1. */
function placeOf(entry: HTMLElement): number {
  const list = entry.closest('.item-list')
  const siblings = list?.querySelectorAll(entries) ?? []
  return [...siblings].filter((one) => one.closest('.item-list') === list).indexOf(entry) + 1
}
