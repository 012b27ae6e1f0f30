import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { permissionKey } from '../core/host-parts'
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
  const directory = resolve(dataDir)
  const path = join(directory, SECRET_FILE)
  const { key, made } = permissionKey(permissionSecret ?? (await keptIn(path)))
  if (made !== undefined) {
    await replaceDurably(path, `${made}\n`)
    await syncDirectory(directory)
  }
  return key
}

/** Undefined where there is none, or only a part of one. */
async function keptIn(path: string): Promise<string | undefined> {
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return kept.trim().length >= 32 ? kept.trim() : undefined
}
