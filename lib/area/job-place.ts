import type { Coordinates } from './geography'

interface PlacedJob {
  readonly title: string
  readonly path: string
  /** Set for one that is not real: nobody may take it for a finished job. */
  readonly sample?: boolean
}

/** A commune in which jobs have been finished. */
export interface JobPlace {
  readonly name: string
  readonly coordinates: Coordinates
  /** The newest first. */
  readonly jobs: readonly PlacedJob[]
}

/** What a mark on the map stands for. @param form the one mark in a legend, or those of these jobs. */
export function markName(
  jobs: readonly Pick<PlacedJob, 'sample'>[],
  form: 'one' | 'each' = 'each',
): string {
  const several = form === 'each' && jobs.length > 1
  const samples = jobs.filter(({ sample }) => sample).length
  if (samples === jobs.length) return several ? 'Exemples de chantiers' : 'Exemple de chantier'
  if (samples > 0) return several ? 'Chantiers finis et exemples' : 'Chantier fini ou exemple'
  return several ? 'Chantiers finis' : 'Chantier fini'
}
