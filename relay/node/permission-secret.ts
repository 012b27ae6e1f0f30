import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { replaceDurably, syncDirectory } from './durable-file'
import type { RelaySettings } from './options'

/** The secret that the relay has made for itself, in the data directory beside the leads. */
export const SECRET_FILE = '.permission-secret'

/**
 * What signs the permissions to post: the setting or, kept for good and for the relay alone, what it
 * has made at its first start. Throws the disk's error.
 */
export async function permissionSecretOf({
  permissionSecret,
  dataDir,
}: Pick<RelaySettings, 'permissionSecret' | 'dataDir'>): Promise<Uint8Array> {
  if (permissionSecret !== undefined) return Buffer.from(permissionSecret)
  const directory = resolve(dataDir)
  const path = join(directory, SECRET_FILE)
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (kept.trim().length >= 32) return Buffer.from(kept.trim())
  const made = randomBytes(32).toString('base64url')
  await replaceDurably(path, `${made}\n`)
  await syncDirectory(directory)
  return Buffer.from(made)
}
