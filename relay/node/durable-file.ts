import { open, rename } from 'node:fs/promises'

/** Writes a new file, readable by its owner only, and returns once it is on the disk. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Replaces a file so that a reader sees the old or the new content, never a part. The directory is not
 * synced.
 */
export async function replaceDurably(path: string, content: string | Uint8Array): Promise<void> {
  await writeDurably(`${path}.tmp`, content)
  await rename(`${path}.tmp`, path)
}

/** Returns once the names in a directory are on the disk. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows cannot open a directory; its file system journals names by itself.
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
