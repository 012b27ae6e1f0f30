import type { ReactNode } from 'react'

/**
 * An entry of a numbered list: the number, then two parts, side by side from a tablet on, all on one base line.
 */
export function NumberedRow({ position, children }: { position: number; children: ReactNode }) {
  return (
    <li className="grid gap-x-12 gap-y-2 border-t border-rule py-6 md:grid-cols-[3.5rem_minmax(0,1fr)_calc(50%-1.5rem)] md:items-baseline">
      <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-band">
        {position + 1}
      </span>
      {children}
    </li>
  )
}
