/** Makes what the other commands read and git does not keep: registries, communes and outlines, icons, fonts, the brand's icons, pictures. */
import { showProgress } from '../machine/progress'
import { writeBrandIcons } from './brand-icons'
import { subsetFonts } from './fonts'
import { writeIconNodes } from './icon-nodes'
import type { PlannedVersion } from './picture-queue'
import { encodePictures, planPictures } from './pictures'
import { writeRegistries } from './registries'
import { writeTerritory } from './territory'

const steps: readonly (() => void | Promise<void>)[] = [
  writeRegistries,
  writeTerritory,
  writeIconNodes,
  subsetFonts,
  writeBrandIcons,
]

/** Run from the project's root. @throws with the record or file at fault. */
export async function prepare(): Promise<void> {
  await encodePictures(await prepareAllButPictures()).encodeAll()
}

/**
 * All that a build needs; what pages show is left to be encoded.
 * @returns the pictures that they name.
 */
export async function prepareAllButPictures(): Promise<readonly PlannedVersion[]> {
  const progress = showProgress('Generated', steps.length)
  for (const step of steps) {
    await step()
    progress.step()
  }
  progress.end()
  return planPictures()
}
