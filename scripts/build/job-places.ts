/**
 * Writes `lib/area/generated/job-places.ts`: where the finished jobs stand, for Google's map. Whoever
 * does not ask for that map does not load it.
 */
import path from 'node:path'
import { jobPlaces } from '../../lib/site/area-map'
import { writeIfChanged } from './write-if-changed'

/** Wants the communes that `writeTerritory` has written. */
export function writeJobPlaces(): void {
  writeIfChanged(
    path.join('lib', 'area', 'generated', 'job-places.ts'),
    [
      '// Written by scripts/build/job-places.ts. Not kept in git.',
      "import type { JobPlace } from '../job-place'",
      '',
      `export const jobPlaces: readonly JobPlace[] = ${JSON.stringify(jobPlaces(), null, 1)}`,
      '',
    ].join('\n'),
  )
}
