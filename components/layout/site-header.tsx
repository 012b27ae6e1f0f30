import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { NavigationLink } from './navigation-link'

const menuId = 'menu'

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
    <header className="site-header">
      <div className="container-page">
        <a
          href={paths.home}
          aria-label={`${brand}, accueil`}
          className="inline-flex rounded-control"
        >
          {logo}
        </a>
        <nav aria-label="Navigation principale">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} />
              </li>
            ))}
            <li>
              <a href={paths.quote} className={buttonClass()}>
                Demander un Devis
              </a>
            </li>
          </ul>
        </nav>
        {/* The browser opens it, closes it on Escape and returns the focus, with or without scripts. */}
        <button type="button" popoverTarget={menuId} className="menu-button">
          <span>Menu</span>
          <span>Fermer</span>
        </button>
      </div>
      <nav id={menuId} popover="auto" aria-label="Menu" className="menu-panel">
        <ul className="container-page py-2">
          {links.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
          <li className="py-4">
            <a href={paths.quote} className={buttonClass('action', 'w-full sm:w-auto')}>
              Demander un Devis
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}
