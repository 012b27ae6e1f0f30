/** Makes what the other commands read and git does not keep: the records' JSON Schemas, communes and outlines, icons, fonts, the brand's icons, pictures. */
import { checkContent } from '../checks/content'
import { writeBrandIcons } from './brand-icons'
import { subsetFonts } from './fonts'
import { writeIconNodes } from './icon-nodes'
import { encodePictures } from './pictures'
import { writeJsonSchemas } from './json-schemas'
import { writeTerritory } from './territory'

/** Run from the project's root. @throws with every fault of the content, or the file at fault. */
export async function prepare(): Promise<void> {
  // First of all: what is wrong with the content is said before minutes are spent on it.
  await checkContent()
  writeJsonSchemas()
  writeTerritory()
  await writeIconNodes()
  await subsetFonts()
  await writeBrandIcons()
  await encodePictures()
}
