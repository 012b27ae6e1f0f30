'use client'

import clsx from 'clsx'
import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { Logo } from './logo'
import { useCurrentPath } from './use-current-path'

interface NavigationLink {
  readonly label: string
  readonly href: string
  /** Part of the current path that highlights the link (behaviour.md §2, « Navigation bar »). */
  readonly highlight?: string
}

const links: readonly NavigationLink[] = [
  { label: 'Nos Services', href: paths.services, highlight: '/services/' },
  { label: 'Zones d’Intervention', href: paths.serviceArea, highlight: '/zones-intervention' },
  {
    label: 'Estimation Avant Achat',
    href: paths.estimation,
    highlight: '/estimation-avant-achat',
  },
  { label: 'Témoignages', href: paths.testimonials },
  { label: 'Réalisations', href: paths.gallery },
  { label: 'Contact', href: paths.contact },
]

const menuId = 'menu'

/** Fixed at the top of every page; on small screens the links drop down from a button. */
export function SiteHeader({ brand }: { brand: string }) {
  const path = useCurrentPath()
  const menu = useRef<HTMLElement>(null)
  const closeMenu = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  useEffect(closeMenu, [path])

  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-regle bg-craie">
      <div className="container-page flex h-(--spacing-header) items-center justify-between gap-6">
        <Link
          href={paths.home}
          aria-label={`${brand}, accueil`}
          className="inline-flex rounded-control"
        >
          <Logo brand={brand} />
        </Link>
        <nav aria-label="Navigation principale" className="hidden min-[75rem]:block">
          <ul className="flex items-center gap-6">
            {links.map((link) => (
              <li key={link.href}>
                <NavigationItem link={link} path={path} className="border-b-2 py-1" />
              </li>
            ))}
            <li>
              <Link href={paths.quote} className={buttonClass('action', 'min-h-11 py-2')}>
                Demander un Devis
              </Link>
            </li>
          </ul>
        </nav>
        {/* The browser opens, closes on Escape and gives the focus back, script or no script. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="menu-button inline-flex min-h-11 items-center gap-2 rounded-control border border-champ px-3.5 font-semibold hover:bg-chaux min-[75rem]:hidden"
        >
          <Menu aria-hidden="true" className="size-5" />
          Menu
        </button>
      </div>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Menu"
        onClick={(event) => (event.target as Element).closest('a') && closeMenu()}
        className="menu-panel on-light w-full border-b border-regle bg-craie text-encre shadow-lift min-[75rem]:hidden"
      >
        <ul className="container-page divide-y divide-regle py-2">
          {links.map((link) => (
            <li key={link.href}>
              <NavigationItem
                link={link}
                path={path}
                className="block border-l-4 py-3.5 pl-3 text-lg"
              />
            </li>
          ))}
          <li className="py-4">
            <Link href={paths.quote} className={buttonClass('action', 'w-full')}>
              Demander un Devis
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  )
}

function NavigationItem({
  link,
  path,
  className,
}: {
  link: NavigationLink
  path: string
  className: string
}) {
  const current = link.highlight !== undefined && path.includes(link.highlight)
  return (
    <Link
      href={link.href}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'font-semibold hover:text-terre',
        current ? 'border-terre text-terre' : 'border-transparent text-encre',
        className,
      )}
    >
      {link.label}
    </Link>
  )
}
