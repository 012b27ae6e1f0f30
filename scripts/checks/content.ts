import path from 'node:path'
import { ContentError, type ContentFault } from '../../lib/site/content/faults'
import { contentFolder } from '../../lib/site/content/folder'
import { collections } from '../../lib/site/content/kinds'

/**
 * Reads and checks the records, whether the fonts that they name are installed, and the places of towns, before anything is made
 * of them; whoever makes pictures of the masters next reads these then.
 * @throws ContentError with every fault, file by file, in French.
 */
export async function checkRecords(): Promise<void> {
  const faults = await recordFaults()
  if (faults.length > 0) throw new ContentError(faults)
}

/**
 * Checks the whole content: its records, the fonts that they name, and whether pictures can be made of the
 * masters beside them.
 * @throws ContentError with every fault, file by file, in French.
 */
export async function checkContent(): Promise<void> {
  const faults = await recordFaults()
  const { unusableMasters } = await import('../build/pictures')
  const { pictures } = await import('../../lib/site/catalog')
  const unusable = await unusableMasters()
  for (const [id, picture] of Object.entries(pictures)) {
    const file = path.posix.join(contentFolder(), collections.picture.folder, `${id}.json`)
    const why = unusable.get(id)?.why
    // One that is not there is named already, with the nearest that is.
    if (why && !faults.some((fault) => fault.file === file && fault.field === 'file'))
      faults.push({ file, field: 'file', message: `« ${picture.file} » : ${why}` })
  }
  if (faults.length > 0) throw new ContentError(faults)
}

async function recordFaults(): Promise<ContentFault[]> {
  // Loaded late: the records are read as soon as this is.
  const { contentFaults } = await import('../../lib/site/content/check')
  const { fontFaults } = await import('../build/font-master')
  const { brand } = await import('../../lib/site/catalog')
  const { cityFaults } = await import('./city-places')
  return [...contentFaults(), ...fontFaults(brand.fonts), ...(await cityFaults())]
}
