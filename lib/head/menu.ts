import { find, listen, root } from './listen'

const openMenu = '[popover]:popover-open'

/** Without support for popovers the menu stands open, and a selector with `:popover-open` throws. */
const knowsPopovers = () => 'popover' in root

/**
 * Closes the small screens' menu (a popover) when one of its links is taken, which may lead to a place on the
 * same page, and when the focus moves on to what the menu covers.
 */
export function closeMenu(): void {
  if (!knowsPopovers()) return
  listen('click', `${openMenu} a`, (link) => link.closest<HTMLElement>(openMenu)?.hidePopover())
  listen<FocusEvent>('focusout', openMenu, (menu, { relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover()
  })
}

/** Closes the menu when the page is left: the browser may bring the page back as it was. */
export function closeMenuOnLeave(): void {
  if (knowsPopovers()) addEventListener('pagehide', () => find(openMenu)?.hidePopover())
}
