import type { AreaMapDrawing } from '@/lib/site/area-map'
import { communeMarkerId } from './commune-marker'
import { french } from '@/lib/text/typography'

/** How far a city's name stands from its dot, in the map's units. */
const labelShift = {
  right: { dx: 1.6, dy: 1, anchor: 'start' },
  left: { dx: -1.6, dy: 1, anchor: 'end' },
  above: { dx: 0, dy: -1.9, anchor: 'middle' },
  below: { dx: 0, dy: 4, anchor: 'middle' },
} as const

const round = (figure: number) => Math.round(figure * 100) / 100

/** Our own map: departments, the two circles of the travel fees, the major cities. */
export function AreaMap({ map, alternative }: { map: AreaMapDrawing; alternative: string }) {
  const centre = { cx: round(map.centre.x), cy: round(map.centre.y) }
  return (
    <svg role="img" aria-label={alternative} viewBox={map.viewBox} className="area-map">
      {map.departments.map(({ name, path }) => (
        <path key={name} d={path} className="area-map-department" />
      ))}
      {map.circles.map(({ km, radius }) => (
        <circle key={km} {...centre} r={round(radius)} className="area-map-circle" />
      ))}
      {map.departments.map(({ name, label }) => (
        <text
          key={name}
          x={round(label.x)}
          y={round(label.y)}
          textAnchor="middle"
          className="area-map-region"
        >
          {name}
        </text>
      ))}
      {map.circles.map(({ km, radius }) => (
        <text
          key={km}
          x={centre.cx}
          y={round(centre.cy - radius + 3.4)}
          textAnchor="middle"
          className="area-map-distance"
        >
          {french(`${km} km`)}
        </text>
      ))}
      <path
        d={`M${centre.cx} ${centre.cy}l-1.5-2.6a1.7 1.7 0 1 1 3 0z`}
        className="area-map-centre"
      />
      {map.cities.map(({ name, x, y, mapLabel }) => {
        const { dx, dy, anchor } = labelShift[mapLabel ?? 'right']
        return (
          <g key={name}>
            <circle cx={round(x)} cy={round(y)} r="0.75" className="area-map-dot" />
            <text x={round(x + dx)} y={round(y + dy)} textAnchor={anchor} className="area-map-city">
              {name}
            </text>
          </g>
        )
      })}
      <circle id={communeMarkerId} r="1.5" className="area-map-commune" />
    </svg>
  )
}
