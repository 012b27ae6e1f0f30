import clsx from 'clsx'
import { Fragment } from 'react'
import type { AreaMapDrawing } from '@/lib/area/map-drawing'
import type { Placed } from '@/lib/area/map-labels'
import { communeMarkerId } from './commune-marker'
import { french } from '@/lib/text/typography'

const round = (figure: number) => Math.round(figure * 100) / 100

/** Our own map: departments, the two circles of the travel fees, the major cities, the finished jobs. */
export function AreaMap({ map, alternative }: { map: AreaMapDrawing; alternative: string }) {
  const { unit } = map
  const centre = { cx: round(map.centre.x), cy: round(map.centre.y) }
  const pin = [1.5, 2.6, 1.7, 1.7, 3].map((figure) => round(figure * unit))
  const reach = round(map.workReach)
  return (
    <svg role="img" aria-label={alternative} viewBox={map.viewBox} className="area-map">
      {map.departments.map(({ name, path }) => (
        <path key={name} d={path} className="area-map-department" />
      ))}
      {map.circles.map(({ km, radius }) => (
        <circle key={km} {...centre} r={round(radius)} className="area-map-circle" />
      ))}
      {map.departments.map(({ name, label }) => (
        <Name key={name} at={label} text={name} className="area-map-region" />
      ))}
      {map.circles.map(({ km, label }) => (
        <Name key={km} at={label} text={french(`${km} km`)} className="area-map-distance" />
      ))}
      {map.works.map(({ name = '', x, y, label }) => (
        <Fragment key={`${x} ${y}`}>
          <path
            d={`M${round(x)} ${round(y - map.workReach)}l${reach} ${reach}l-${reach} ${reach}l-${reach}-${reach}z`}
            className="area-map-work"
          />
          <Name at={label} text={name} className="area-map-city" />
        </Fragment>
      ))}
      <path
        d={`M${centre.cx} ${centre.cy}l-${pin[0]}-${pin[1]}a${pin[2]} ${pin[3]} 0 1 1 ${pin[4]} 0z`}
        className="area-map-centre"
      />
      {map.cities.map(({ name, x, y, label }) => (
        <g key={`${x} ${y}`} className={clsx(label.isWideOnly && 'max-sm:hidden')}>
          <circle cx={round(x)} cy={round(y)} r={round(0.75 * unit)} className="area-map-dot" />
          <Name at={label} text={name} className="area-map-city" />
        </g>
      ))}
      <circle id={communeMarkerId} r={round(1.5 * unit)} className="area-map-commune" />
    </svg>
  )
}

/** A name on the map; nothing where it found no place. */
function Name({
  at,
  text,
  className,
}: {
  at: Placed | undefined
  text: string
  className: string
}) {
  if (!at) return null
  return (
    <text
      x={round(at.x)}
      y={round(at.y)}
      textAnchor={at.anchor}
      className={clsx(className, at.isWideOnly && 'max-sm:hidden')}
    >
      {text}
    </text>
  )
}
