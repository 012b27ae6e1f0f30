import { ContentError } from '../../lib/site/content/faults'

/**
 * Reads and checks the whole content before anything is made of it.
 * @throws ContentError with every fault, file by file, in French.
 */
export async function checkContent(): Promise<void> {
  // Loaded late: the records are read as soon as this is.
  const { contentFaults } = await import('../../lib/site/content/check')
  const faults = contentFaults()
  if (faults.length > 0) throw new ContentError(faults)
}
