import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { syncDirectory } from './durable-file'

/** A data directory that others on this machine may read; its message is one line. */
export class NotPrivateError extends Error {}

/** Bits of a mode that say what group and others may do, and that a directory is everybody's. */
const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Creates a data directory, however deep, unless it is there, and closes it to everybody but its
 * owner. Throws NotPrivateError where that fails, or where the directory is one that all share
 * (`/tmp`), which is not ours to close.
 */
export async function makeDirectory(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
  // Windows has no such modes: there a directory inherits who may read it.
  if (process.platform === 'win32') return
  if (((await stat(path)).mode & STICKY) !== 0) {
    throw new NotPrivateError(`${path} is shared by all users of this machine, take one below it`)
  }
  await close(path)
}

/**
 * Closes one lead's directory and the files in it. Throws like `makeDirectory`, and the disk's error where
 * it is closed to the relay itself: others do not see into it either.
 */
export async function closeLead(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await closeIfThere(path)
  for (const file of await readdir(path)) await closeIfThere(join(path, file))
}

/** A lead may be erased meanwhile, and a link that leads nowhere, such as an editor's mark, opens nothing. */
async function closeIfThere(path: string): Promise<void> {
  try {
    await close(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function close(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & OTHERS) === 0) return
  const left = await chmod(path, mode & 0o777 & ~OTHERS)
    .then(async () => (await stat(path)).mode & OTHERS)
    .catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
  if (left === 0) return
  const why = typeof left === 'number' ? `mode ${(mode & 0o777).toString(8)}` : left
  throw new NotPrivateError(
    `others may read the leads in ${path} and that cannot be changed (${why}): give it to the user who runs the relay, on a disk that knows modes`,
  )
}
