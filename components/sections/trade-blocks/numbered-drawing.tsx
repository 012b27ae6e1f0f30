import type { TradeBlockOf } from '@/content/schema/trade-blocks'
import { BlockSection } from './block-section'

/** The radius of a number's disc, in units of the drawing. */
const radius = 17

const paint = (colour: string | undefined) => (colour ? `var(--color-${colour})` : 'none')

/** A drawing on its own ground, so that it is legible in any colours, with its legend beside it. */
export function NumberedDrawing({ id, block }: { id: string; block: TradeBlockOf<'drawing'> }) {
  const { after, width, height, shapes, parts, alternative } = block
  // Another ground than that of the section, so that its edges show.
  const ground = after === 'expertises' ? 'surface' : 'surface-2'
  return (
    <BlockSection id={id} block={block}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <svg
          role="img"
          aria-label={alternative}
          viewBox={`0 0 ${width} ${height}`}
          className="top-28 h-auto w-full self-start rounded-picture lg:sticky lg:col-span-7"
        >
          <path d={`M0 0h${width}v${height}H0z`} fill={paint(ground)} />
          {shapes.map(({ d, fill, stroke, strokeWidth = 2, dash }) => (
            <path
              key={d}
              d={d}
              fill={paint(fill)}
              {...(stroke && {
                stroke: paint(stroke),
                strokeWidth,
                strokeDasharray: dash,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              })}
            />
          ))}
          {parts.map(({ name, mark, target }, index) => (
            <g key={name}>
              {target && (
                <path
                  d={`M${mark.x} ${mark.y}L${target.x} ${target.y}`}
                  stroke="var(--color-ink)"
                  strokeWidth={1.5}
                />
              )}
              {target && <circle cx={target.x} cy={target.y} r={4} fill="var(--color-ink)" />}
              <circle
                cx={mark.x}
                cy={mark.y}
                r={radius}
                fill="var(--color-band)"
                stroke="var(--color-surface)"
                strokeWidth={2}
              />
              <text
                x={mark.x}
                y={mark.y}
                dy="0.36em"
                textAnchor="middle"
                fontSize={22}
                fontWeight={700}
                fill="var(--color-surface)"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="lg:col-span-5">
          {parts.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-4 first:pt-0"
            >
              <span
                aria-hidden="true"
                className="font-display text-2xl leading-tight font-bold text-band"
              >
                {index + 1}
              </span>
              <p>
                <b className="font-semibold">{name}</b>
                <br />
                <span className="text-ink-2">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}
