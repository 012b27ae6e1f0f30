import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { leadFrom, type Lead } from '../core/lead'
import { LeadGone, type LeadFile } from '../core/store'
import { syncDirectory, writeDurably } from './durable-file'
import { StagedFile } from './staged-file'

/** What is not whole yet, or not any more, has a name that begins so. */
export const UNFINISHED = '.tmp-'
/** The file of a lead itself; a directory without it is no lead. */
export const LEAD = 'lead.json'

/** The names of a lead's files; none can lead out of its directory. */
const FILE_NAME = /^[\w-]+\.[\w]+$/

/**
 * Writes the directory of a lead, whole or not at all, and returns once its content is on the disk; its name
 * may not be yet.
 */
export async function writeLead(
  path: string,
  lead: Lead,
  files: readonly LeadFile[],
): Promise<void> {
  const draft = join(dirname(path), `${UNFINISHED}${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const content = `${JSON.stringify(lead, null, 2)}\n`
    await allOf([
      writeDurably(join(draft, LEAD), content),
      ...files.map((file) => writeFile(join(draft, file.name), file)),
    ])
    await syncDirectory(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/** Throws LeadGone, SyntaxError for a damaged lead, and what the disk says. */
export async function readLead(path: string): Promise<Lead> {
  const text = await readFile(join(path, LEAD), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new LeadGone() : error
  })
  return leadFrom(text)
}

/** One file of a lead; undefined where there is no such file, or no lead. */
export async function readLeadFile(path: string, file: string): Promise<Uint8Array | undefined> {
  if (!FILE_NAME.test(file)) return undefined
  try {
    await access(join(path, LEAD))
    return await readFile(join(path, file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether a lead's file is missing: one that cannot be read is still a lead. */
export async function isErased(path: string): Promise<boolean> {
  try {
    await access(join(path, LEAD))
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

async function writeFile(path: string, file: LeadFile): Promise<void> {
  if ('bytes' in file) await writeDurably(path, file.bytes)
  else if (file.staged instanceof StagedFile) await file.staged.moveTo(path)
  else throw new Error('staged elsewhere')
}

/** Waits for all work to end before it throws the first fault, so that none goes on unseen. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  const faults = (await Promise.allSettled(work)).flatMap((each) =>
    each.status === 'rejected' ? [each.reason as Error] : [],
  )
  if (faults[0]) throw faults[0]
}
