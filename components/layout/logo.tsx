import clsx from 'clsx'

/** The brand: a plumb line beside the name. */
export function Logo({ brand, onDark = false }: { brand: string; onDark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 24 40" className="h-9 w-auto shrink-0">
        <path
          d="M3 2h18M12 2v18"
          className={onDark ? 'stroke-sauge' : 'stroke-chene'}
          strokeWidth="2"
        />
        <path d="M6 20h12v7l-6 11-6-11z" className={onDark ? 'fill-ocre' : 'fill-chene'} />
      </svg>
      <span
        className={clsx(
          'font-display text-xl leading-none font-bold tracking-tight whitespace-nowrap',
          onDark ? 'text-craie' : 'text-chene',
        )}
      >
        {brand}
      </span>
    </span>
  )
}
