/** Adds the names for screen readers that the CMS lacks, by attributes on its own elements only. */
import { onDrawn } from './on-drawn'

/** The element in which the CMS draws its page. */
const pageRoot = '#nc-root'
const entries = '[role=group].item'
const entryBody = ':scope > .item-body'
/** The titles of the list of collections, of a collection and of a record. */
const titles = ':is(.toolbar.primary, header) h2:not([aria-level])'

/**
 * Names what the CMS draws, now and whenever it changes.
 * @param root where fields and lists appear and disappear: the document's body.
 */
export function nameWhatIsDrawn(root: HTMLElement): void {
  onDrawn(root, () => {
    for (const entry of root.querySelectorAll<HTMLElement>(entries)) nameEntry(entry)
    // The lists of the CMS have a main landmark, inert while a record covers it. Records and the sign-in page
    // have none.
    for (const page of root.querySelectorAll(pageRoot)) {
      if (page.querySelector('main:not([inert] *)')) page.removeAttribute('role')
      else page.setAttribute('role', 'main')
      // The CMS removes the heading role from most titles. On a phone each is the only title.
      for (const title of page.querySelectorAll(titles)) {
        title.setAttribute('role', 'heading')
        title.setAttribute('aria-level', '1')
      }
    }
    // On a phone the list of collections is alone on the page, and its `aria-controls` names nothing.
    for (const tree of root.querySelectorAll('[role=tree][aria-controls]'))
      if (!document.getElementById(tree.getAttribute('aria-controls') ?? ''))
        tree.removeAttribute('aria-controls')
  })
}

/**
 * Names an entry of a list, as the buttons of all entries have the same names. The name is the summary line
 * of the closed entry; an open entry keeps it. A new entry, which is open at once, is named by its number.
 */
function nameEntry(entry: HTMLElement): void {
  const body = entry.querySelector(entryBody)
  const isOpen = body?.querySelector('[data-key-path]')
  const line = isOpen ? '' : (body?.textContent ?? '').trim()
  const name = line || entry.getAttribute('aria-label') || `Ligne ${placeOf(entry)}`
  if (entry.getAttribute('aria-label') !== name) entry.setAttribute('aria-label', name)
}

/** The position of an entry in its list, from 1. */
function placeOf(entry: HTMLElement): number {
  const list = entry.closest('.item-list')
  const siblings = list?.querySelectorAll(entries) ?? []
  return [...siblings].filter((one) => one.closest('.item-list') === list).indexOf(entry) + 1
}
