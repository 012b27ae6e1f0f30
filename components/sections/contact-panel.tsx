import type { ReactNode } from 'react'

/** The dark panel beside a form, with other ways to reach us. */
export function ContactPanel({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Nous joindre"
      className="on-dark rounded-picture bg-band p-6 text-band-ink sm:p-8"
    >
      {children}
    </aside>
  )
}
