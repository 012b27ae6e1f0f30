import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { erasureRecord, type ErasureReason } from '../core/store'

/** The log of erasures, in the data directory beside the leads. */
export const ERASURES = 'erasures.log'

/** Notes that a lead is gone, one line of JSON. */
export async function logErasure(
  dataDir: string,
  reason: ErasureReason,
  receivedAt: string,
): Promise<void> {
  const line = JSON.stringify(erasureRecord(reason, receivedAt, new Date()))
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
