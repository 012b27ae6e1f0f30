import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { FormFirm } from '@/lib/forms/firm'

import { faultCode } from '../core/fault-code'
import { firmFrom } from '../core/firm-record'
import { replaceDurably, syncDirectory } from './durable-file'
import type { RelaySettings } from './options'

/** What the command `firm` has sent, in the data directory beside the leads. */
export const FIRM_FILE = '.firm'

type Own = Pick<RelaySettings, 'firm' | 'dataDir' | 'log'>

/**
 * The firm that was sent to this relay, or its own: a record that has changed since, with a new build of the
 * relay for instance, is newer than the one that was sent in its place. Throws the disk's error.
 */
export async function currentFirm({ firm, dataDir, log }: Own): Promise<FormFirm | undefined> {
  const text = await readFile(join(resolve(dataDir), FIRM_FILE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  if (text === undefined) return firm
  try {
    const { sent, insteadOf } = JSON.parse(text) as { sent: unknown; insteadOf?: unknown }
    return JSON.stringify(insteadOf) === JSON.stringify(firm) ? firmFrom(sent) : firm
  } catch (error) {
    log(`${FIRM_FILE} cannot be read (${faultCode(error)}): send the firm again`)
    return firm
  }
}

/** Keeps a firm that was sent, for every later start. Throws the disk's error. */
export async function keepFirm(sent: FormFirm, { firm, dataDir }: Own): Promise<void> {
  const directory = resolve(dataDir)
  const text = `${JSON.stringify({ sent, insteadOf: firm }, null, 2)}\n`
  await replaceDurably(join(directory, FIRM_FILE), text)
  await syncDirectory(directory)
}
