import path from 'node:path'
import type { ContentFault } from '../../lib/site/content/faults'
import { runInSilence } from '../machine/processes'
import { screenFolder } from './working-folder'

/**
 * What the check of the content finds now. In a process of its own: records are read once a process.
 * @param folder the content folder on disk; faults name their files as the screen does.
 * @throws when the check itself cannot run.
 */
export async function savedFaults(folder: string): Promise<readonly ContentFault[]> {
  const found = await runInSilence('tsx', ['scripts/check-content.ts', '--json'], {
    CONTENT_DIR: folder,
  })
  return (JSON.parse(found) as readonly ContentFault[]).map((fault) => ({
    ...fault,
    file: path.posix.join(screenFolder, path.relative(folder, fault.file)),
  }))
}
