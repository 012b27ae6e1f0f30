/**
 * Makes what git does not keep: the records' JSON Schemas, communes and outlines, icons, fonts, theme, the
 * brand's icons, pictures.
 */
import { checkRecords } from '../checks/content'
import { showProgress } from '../machine/progress'
import type { PlannedVersion } from './picture-queue'

/** Run from the project's root. @throws with every fault of the content, or the file at fault. */
export async function prepare(): Promise<void> {
  const versions = await prepareAllButPictures()
  const { encodePictures } = await import('./pictures')
  await encodePictures(versions).encodeAll()
}

/**
 * Makes all that a build needs, except for encoding pictures.
 * @returns the versions of pictures that pages name.
 */
export async function prepareAllButPictures(): Promise<readonly PlannedVersion[]> {
  // Before anything that reads the records is loaded, so that all faults are reported together, once.
  await checkRecords()
  await warnOfExpiry()
  const steps = await loadSteps()
  const progress = showProgress('Generated', steps.length)
  for (const step of steps) {
    await step()
    progress.step()
  }
  progress.end()
  const { planPictures } = await import('./pictures')
  return planPictures()
}

/**
 * A label or an insurance leaves the pages on its last day without a build: whoever builds is told before.
 */
async function warnOfExpiry(): Promise<void> {
  const [{ firmWithExpired }, { parisDay }, { expiryWarnings }] = await Promise.all([
    import('../../lib/site/catalog'),
    import('../../lib/calendar/paris-day'),
    import('../checks/launch-dates'),
  ])
  for (const line of expiryWarnings(firmWithExpired, parisDay())) console.warn(line)
}

async function loadSteps(): Promise<readonly (() => void | Promise<void>)[]> {
  const [
    { writeJsonSchemas },
    { writeTerritory },
    { writeIconNodes },
    { subsetFonts },
    { writeTheme },
    { writeBrandIcons },
    { writeJobFilter },
  ] = await Promise.all([
    import('./json-schemas'),
    import('./territory'),
    import('./icon-nodes'),
    import('./fonts'),
    import('./theme'),
    import('./brand-icons'),
    import('./job-filter'),
  ])
  return [
    () => writeJsonSchemas(),
    () => writeTerritory(),
    // Loaded late: it reads the communes that the step before has written.
    async () => (await import('./job-places')).writeJobPlaces(),
    () => writeIconNodes(),
    () => subsetFonts(),
    () => writeTheme(),
    () => writeBrandIcons(),
    () => writeJobFilter(),
  ]
}
