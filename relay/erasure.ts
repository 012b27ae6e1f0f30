import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The log of erasures, in the data directory beside the leads. */
export const ERASURES = 'erasures.log'

/** Why a lead was erased: its term has passed, or its sender has asked for it. */
export type ErasureReason = 'retention' | 'request'

/**
 * Notes that a lead is gone, one line of JSON: when, why, and the day it had come in. Nothing of
 * whom or what it was about.
 */
export async function logErasure(
  dataDir: string,
  reason: ErasureReason,
  receivedAt: string,
): Promise<void> {
  const line = JSON.stringify({
    erasedAt: new Date().toISOString(),
    reason,
    receivedOn: receivedAt.slice(0, 10),
  })
  const file = await open(join(dataDir, ERASURES), 'a', 0o600)
  try {
    // Root erases in the name of the relay, which has to go on with the log.
    const { uid, gid } = await stat(dataDir)
    if (process.getuid?.() === 0) await file.chown(uid, gid)
    await file.write(`${line}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
