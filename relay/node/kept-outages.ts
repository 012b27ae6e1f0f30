import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { faultCode } from '../core/fault-code'
import { Outages } from '../core/outages'

/** What the relay could not keep when it last tried, in the data directory beside the leads. */
export const OUTAGES_FILE = '.outages'

/** The size of the file, whatever it says. */
const BYTES = 512

/** The outages that lasted when the relay stopped, and those to come. */
export async function keptOutages(
  directory: string,
  log: (line: string) => void,
): Promise<Outages> {
  const path = join(directory, OUTAGES_FILE)
  let lastWrite = Promise.resolve()
  const write = (outages: unknown) =>
    (lastWrite = lastWrite
      .then(() => overwrite(path, JSON.stringify(outages).padEnd(BYTES)))
      .catch((error: unknown) => log(`${OUTAGES_FILE} not written (${faultCode(error)})`)))
  const kept = parsed(await readFile(path, 'utf8').catch(() => ''))
  // Takes its room on the disk now: that the disk is full is what it will have to say.
  await write(kept ?? {})
  return new Outages(kept, (outages) => void write(outages))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes into the file as it is: a new one would need room. Only a power cut within seconds loses it. */
async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+').catch(() => open(path, 'w', 0o600))
  try {
    await file.write(text, 0)
  } finally {
    await file.close()
  }
}
