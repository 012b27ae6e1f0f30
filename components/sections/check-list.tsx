import clsx from 'clsx'

/** A list whose points are marked by a short rule rather than a bullet. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('space-y-2.5', className)}>
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-7 leading-snug before:absolute before:top-[0.65em] before:left-0 before:h-0.5 before:w-4 before:bg-band forced-colors:before:bg-[CanvasText]"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}
