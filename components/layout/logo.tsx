import { createElement, type ReactNode } from 'react'
import { plumbLine, withPrefix, type LogoDrawing, type LogoElement } from '@/lib/brand/logo'

/**
 * The brand: the firm's logo beside its name, of whatever shape: a tall one is as high as the letters
 * want it, a wide one no wider than the header has room for. Its sizes are in those of the letters, so
 * that both grow as one.
 */
export function Logo({
  brand,
  logo,
  hangs,
  onDark = false,
}: {
  brand: string
  logo: LogoDrawing
  /** From a line that comes down from the edge above. */
  hangs: boolean
  onDark?: boolean
}) {
  const { left, top, width, height } = logo.box
  return (
    <span className="sign">
      <svg
        aria-hidden="true"
        viewBox={`${left} ${top} ${width} ${height}`}
        className={hangs ? 'overflow-visible' : undefined}
      >
        {hangs && <path d={lineAbove(logo.box)} shapeRendering="crispEdges" />}
        {elementsOf(logo.elements, onDark ? 'logo-foot' : 'logo-head')}
      </svg>
      {brand}
    </span>
  )
}

/** As long as the footer's padding, 4rem, to its upper edge; the window's edge cuts the header's. */
function lineAbove({ left, top, width, height }: LogoDrawing['box']): string {
  const unit = height / 46
  return plumbLine({
    axis: left + width / 2,
    from: top - 105 * unit,
    to: top + unit,
    width: 3.1 * unit,
  })
}

function elementsOf(elements: readonly LogoElement[], prefix: string): ReactNode[] {
  return elements.map(({ tag, attributes, children }, index) =>
    createElement(
      tag,
      { key: index, ...reactNames(withPrefix(attributes, prefix)) },
      ...elementsOf(children, prefix),
    ),
  )
}

/** « stroke-width » is « strokeWidth » to React. */
function reactNames(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
