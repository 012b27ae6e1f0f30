import path from 'node:path'
import type { ContentFault } from '../../lib/site/content/faults'
import { faultsNow } from '../checks/faults-now'
import { screenFolder } from './working-folder'

/**
 * What the check of the content finds now; faults name their files as the screen does.
 * @param folder the content folder on disk.
 * @throws when the check itself cannot run.
 */
export async function savedFaults(folder: string): Promise<readonly ContentFault[]> {
  return (await faultsNow(folder)).map((fault) => ({
    ...fault,
    file: path.posix.join(screenFolder, path.relative(folder, fault.file)),
  }))
}
