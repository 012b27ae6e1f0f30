import { createElement } from 'react'
import { iconNodes } from './generated/icon-nodes'

/** An icon by its Lucide name; it decorates a text that says the same. */
export function Icon({
  name,
  strokeWidth = 1.5,
  className,
}: {
  name: keyof typeof iconNodes
  strokeWidth?: number
  className?: string
}) {
  return <Drawing {...{ shapes: iconNodes[name], strokeWidth, className }} />
}

/** Lines on a square of 24 units, as Lucide draws. */
export function Drawing({
  shapes,
  strokeWidth,
  className,
}: {
  shapes: readonly (readonly [tag: string, attributes: object])[]
  strokeWidth: number
  className?: string | undefined
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
