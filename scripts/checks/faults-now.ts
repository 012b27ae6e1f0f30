import type { ContentFault } from '../../lib/site/content/faults'
import { runInSilence } from '../machine/processes'

/**
 * What the check of the content finds now, in a process of its own: records are read once a process.
 * @param folder the content folder on disk.
 * @throws when the check itself cannot run.
 */
export async function faultsNow(folder: string): Promise<readonly ContentFault[]> {
  const found = await runInSilence('tsx', ['scripts/check-content.ts', '--json'], {
    CONTENT_DIR: folder,
  })
  return JSON.parse(found) as readonly ContentFault[]
}
