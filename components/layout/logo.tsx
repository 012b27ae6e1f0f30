import { clsx } from 'clsx'
import { createElement, type ReactNode } from 'react'
import { plumbLine, withPrefix, type LogoDrawing, type LogoElement } from '@/lib/brand/logo'

/** A longer name, in characters, would take four lines of a small phone's header at full size. */
const longBrand = 24

/**
 * The firm's logo beside its name, or alone where it bears the name. It may have any shape: a tall one is as
 * high as the letters allow, a wide one no wider than the header. Sizes are in ems, so that logo and letters
 * grow together.
 */
export function Logo({
  brand,
  logo,
  wordmark,
  hangs,
  onDark = false,
}: {
  brand: string
  logo: LogoDrawing
  /** Whether the logo bears the firm's name. */
  wordmark: boolean
  /** Whether it hangs on a line that comes down from the edge above. */
  hangs: boolean
  onDark?: boolean
}) {
  const { left, top, width, height } = logo.box
  return (
    <span className="sign" data-long={(!wordmark && brand.length > longBrand) || undefined}>
      <svg
        {...(wordmark ? { role: 'img', 'aria-label': brand } : { 'aria-hidden': true })}
        viewBox={`${left} ${top} ${width} ${height}`}
        {...sizeOf(logo.box, wordmark ? { width: 10, height: 2 } : { width: 4.5, height: 1.4 })}
        preserveAspectRatio={wordmark ? 'xMinYMid' : undefined}
        className={clsx(hangs && 'overflow-visible', wordmark && 'max-w-full shrink') || undefined}
      >
        {hangs && <path d={lineAbove(logo.box)} shapeRendering="crispEdges" />}
        {elementsOf(logo.elements, onDark ? 'logo-foot' : 'logo-head')}
      </svg>
      {!wordmark && brand}
    </span>
  )
}

/** The largest size that fits, in ems. Written as attributes, which a page's policy allows. */
function sizeOf(
  box: LogoDrawing['box'],
  room: { readonly width: number; readonly height: number },
): { readonly width: string; readonly height: string } {
  const scale = Math.min(room.width / box.width, room.height / box.height)
  const ems = (length: number) => `${Math.round(100 * scale * length) / 100}em`
  return { width: ems(box.width), height: ems(box.height) }
}

/**
 * The line above the logo: as long as the footer's padding, 4rem; in the header the window's edge cuts it.
 */
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

/** React's names for attributes: « stroke-width » is « strokeWidth ». */
function reactNames(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
