/** Makes what the other commands read and git does not keep: registries, communes and outlines, icons, fonts, the brand's icons, pictures. */
import { writeBrandIcons } from './brand-icons'
import { subsetFonts } from './fonts'
import { writeIconNodes } from './icon-nodes'
import { encodePictures } from './pictures'
import { writeRegistries } from './registries'
import { writeTerritory } from './territory'

/** Run from the project's root. @throws with the record or file at fault. */
export async function prepare(): Promise<void> {
  writeRegistries()
  writeTerritory()
  await writeIconNodes()
  await subsetFonts()
  await writeBrandIcons()
  await encodePictures()
}
