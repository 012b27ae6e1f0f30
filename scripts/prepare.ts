/** Makes what the other commands read and git does not keep: registries, fonts, pictures. */
import { subsetFonts } from './fonts'
import { encodePictures } from './pictures'
import { writeRegistries } from './registries'

/** Run from the project's root. @throws with the record or file at fault. */
export async function prepare(): Promise<void> {
  writeRegistries()
  await subsetFonts()
  await encodePictures()
}
