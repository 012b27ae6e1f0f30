import { randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { french } from '@/lib/text/typography'

import { faultCode } from '../core/fault-code'
import { receivedAtFromName } from '../core/lead'
import type { ErasureReason } from '../core/store'
import { syncDirectory } from './durable-file'
import { ERASURES, logErasure } from './erasure-log'
import { LEAD, UNFINISHED } from './lead-directory'

/** What a lead is called while it is erased: why, the name that it had, and what no earlier attempt has left. */
const DOOMED = /^\.tmp-erased-(retention|request|owner)-(\d{8}T\d{9}Z-[0-9a-f]{32})-/

/** Erases leads from a data directory, and notes that, even where a kill comes in between. */
export class LeadErasure {
  constructor(
    private readonly root: string,
    private readonly now: () => Date,
    private readonly log: (line: string) => void,
  ) {}

  /** Whether a name in the data directory is that of a lead whose erasure was begun. */
  isBegun(entry: string): boolean {
    return DOOMED.test(entry)
  }

  /** Begins to erase a lead, and returns its new name: from now on the next start would complete it. */
  async begin(name: string, reason: ErasureReason): Promise<string> {
    const entry = `${UNFINISHED}erased-${reason}-${name}-${randomUUID()}`
    await rename(join(this.root, name), join(this.root, entry))
    return entry
  }

  /** Erases for good what was begun. Throws what the disk says; the lead itself is then still whole. */
  async complete(entry: string): Promise<void> {
    const [, reason, name = ''] = DOOMED.exec(entry) ?? []
    const directory = join(this.root, entry)
    const files = await readdir(directory)
    // The lead last: with it goes the knowledge that there is one.
    for (const file of [...files.filter((each) => each !== LEAD), LEAD])
      await rm(join(directory, file), { recursive: true, force: true })
    await this.note(reason as ErasureReason, name)
    await rm(directory, { recursive: true, force: true })
    await syncDirectory(this.root)
  }

  /** Gives a lead back its name: under the new one it would count as erased, and stay on the disk. */
  async undo(entry: string): Promise<void> {
    const [, , name = ''] = DOOMED.exec(entry) ?? []
    await rename(join(this.root, entry), join(this.root, name)).catch(() => {})
  }

  /** What is gone must not pass for what the disk keeps: that it cannot be written down is told apart. */
  async note(reason: ErasureReason, name: string): Promise<void> {
    await logErasure(this.root, reason, receivedAtFromName(name), this.now()).catch(
      (error: unknown) => {
        this.log(
          french(
            `Un effacement est fait, mais n'a pas pu être noté dans ${ERASURES} (${faultCode(error)}).`,
          ),
        )
      },
    )
  }
}
