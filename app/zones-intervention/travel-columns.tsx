import type { ReactNode } from 'react'

interface TravelColumnsProps {
  readonly search: ReactNode
  /** What travel costs, by distance. */
  readonly fees: ReactNode
  /** The words on the map, and the map; none where it is switched off. */
  readonly map?: { readonly words: ReactNode; readonly drawing: ReactNode }
}

/** Search and fees beside the map or, without one, beside each other: no column is left empty. */
export function TravelColumns({ search, fees, map }: TravelColumnsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        {search}
        {map && <div className="mt-10">{fees}</div>}
        {map?.words}
      </div>
      <div className="lg:col-span-7">{map ? map.drawing : fees}</div>
    </div>
  )
}
