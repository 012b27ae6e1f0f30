import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { erasureRecord, type ErasureReason } from '../core/store'

/** The log of erasures, in the data directory beside the leads. */
export const ERASURES = 'erasures.log'

/** Notes that something was erased, as one line of JSON. */
export async function logErasure(
  dataDir: string,
  reason: ErasureReason,
  receivedAt: string,
  at: Date,
): Promise<void> {
  const line = JSON.stringify(erasureRecord(reason, receivedAt, at))
  const file = await open(join(dataDir, ERASURES), 'a', 0o600)
  try {
    // Root may run the command that erases; the relay must still be able to write the log.
    const { uid, gid } = await stat(dataDir)
    if (process.getuid?.() === 0) await file.chown(uid, gid)
    await file.write(`${line}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
