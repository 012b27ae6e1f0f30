import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { NavigationLink } from './navigation-link'

const menuId = 'menu'
const look =
  'font-semibold whitespace-nowrap hover:text-action border-transparent aria-[current]:border-action'

/**
 * Fixed at the top of every page; on small screens the links drop down from a button, which
 * `lib/head/menu.ts` closes.
 */
export function SiteHeader({
  brand,
  logo,
  links,
}: {
  brand: string
  logo: ReactNode
  links: readonly MenuLink[]
}) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-rule bg-surface">
      <div className="container-page flex h-(--spacing-header) items-center justify-between gap-6">
        <a
          href={paths.home}
          aria-label={`${brand}, accueil`}
          className="inline-flex rounded-control"
        >
          {logo}
        </a>
        <nav aria-label="Navigation principale" className="hidden min-[77rem]:block">
          <ul className="flex items-center gap-5 text-[0.9375rem] xl:gap-6">
            {links.map((link) => (
              <li key={link.href}>
                <NavigationLink
                  {...link}
                  className={`${look} border-b-2 py-1 aria-[current]:text-action`}
                />
              </li>
            ))}
            <li>
              <a href={paths.quote} className={buttonClass('action', 'whitespace-nowrap')}>
                Demander un Devis
              </a>
            </li>
          </ul>
        </nav>
        {/* The browser opens, closes on Escape and gives the focus back, script or no script. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="menu-button inline-flex min-h-11 items-center gap-2 rounded-control border border-field px-3.5 font-semibold hover:bg-surface-3 min-[77rem]:hidden"
        >
          <Icon name="Menu" strokeWidth={2} className="size-5" />
          Menu
        </button>
      </div>
      <nav
        id={menuId}
        popover="auto"
        aria-label="Menu"
        className="menu-panel w-full border-b border-rule bg-surface text-ink shadow-lift min-[77rem]:hidden"
      >
        <ul className="container-page divide-y divide-rule py-2">
          {links.map((link) => (
            <li key={link.href}>
              <NavigationLink
                {...link}
                className={`${look} block border-l-4 py-3.5 pl-3 text-lg aria-[current]:text-action`}
              />
            </li>
          ))}
          <li className="py-4">
            <a href={paths.quote} className={buttonClass('action', 'w-full')}>
              Demander un Devis
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}
