import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A data directory that others on this machine may read; its message is one line. */
export class NotPrivateError extends Error {}

/** Bits of a mode that say what group and others may do, and that a directory is everybody's. */
const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Closes a data directory to everybody but its owner. Throws NotPrivateError where that fails, or
 * where the directory is one that all share (`/tmp`), which is not ours to close.
 */
export async function closeDirectory(path: string): Promise<void> {
  // Windows has no such modes: there a directory inherits who may read it.
  if (process.platform === 'win32') return
  if (((await stat(path)).mode & STICKY) !== 0) {
    throw new NotPrivateError(`${path} is shared by all users of this machine, take one below it`)
  }
  await close(path)
}

/** Closes one lead's directory and the files in it. Throws like `closeDirectory`. */
export async function closeLead(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await close(path)
  for (const file of await readdir(path)) await close(join(path, file))
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
