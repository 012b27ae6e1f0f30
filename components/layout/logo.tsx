import clsx from 'clsx'
import { mark, markLine } from '@/lib/brand/mark'

const { left, top, width, height } = mark.box

/** As long as the footer's padding, 4rem, to its upper edge; the window's edge cuts the header's. */
const line = markLine({ from: top - 105, width: 3.1 })

/**
 * The brand: the mark beside the name, hung from the edge above. Its sizes are in those of the
 * letters, so that both grow as one. The joint between cap and nut stands where capitals end, and
 * the width comes to an even 26 px, so that the line has the tip below it on any screen.
 */
export function Logo({ brand, onDark = false }: { brand: string; onDark?: boolean }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-[0.5em] font-display text-xl leading-none font-bold tracking-tight',
        onDark ? 'text-surface' : 'text-band',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`${left} ${top} ${width} ${height}`}
        className="mb-[0.13em] h-[1.4em] w-auto shrink-0 overflow-visible fill-current"
      >
        <path d={line} shapeRendering="crispEdges" />
        <path d={mark.cap} />
        <path d={mark.nut} className={clsx(onDark && 'fill-highlight')} />
      </svg>
      {brand}
    </span>
  )
}
