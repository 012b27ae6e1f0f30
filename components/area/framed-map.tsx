import type { ReactNode } from 'react'

/** A map in its frame, above the legend of what it shows. */
export function FramedMap({
  legend,
  shown = false,
  children,
}: {
  legend: ReactNode
  /** Whether Google's map lies over ours. */
  shown?: boolean
  children: ReactNode
}) {
  return (
    <>
      <div className="map-frame" data-shown={shown}>
        {children}
      </div>
      <ul className="map-legend print:hidden">{legend}</ul>
    </>
  )
}

/** What our own map shows. @param mark what its marks stand for, if it has any. */
export function OwnLegend({ mark }: { mark: string | undefined }) {
  return (
    <>
      <li>Centre de la zone</li>
      {mark && <li data-mark="work">{mark}</li>}
    </>
  )
}
