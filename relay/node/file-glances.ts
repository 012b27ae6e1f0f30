import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { glanceOf, storedGlance, type LeadGlance } from '../core/glance'

// For reading thousands of files: `readFile` of `node:fs/promises` takes more than twice as long.
const readFile = promisify(fs.readFile)
const stat = promisify(fs.stat)

interface Known {
  /** When the lead's directory changed: whatever is added to it or removed from it changes that. */
  changedAt: number
  glance: LeadGlance
}

/**
 * Glances of the leads on disk, read once and remembered: two kilobytes of memory a lead. A single question
 * to the system tells whether a lead has changed, even if somebody has erased it by hand.
 */
export class FileGlances {
  readonly #known = new Map<string, Known>()
  readonly #looking = new Map<string, Promise<LeadGlance | undefined>>()
  /** Counts our own changes: two within one tick of the disk's clock have the same time. */
  #changes = 0

  constructor(private readonly root: string) {}

  /** The glance of one lead; undefined for one that is erased. */
  of(name: string): Promise<LeadGlance | undefined> {
    // The same lead may be asked for twice at once, such as when the inbox is opened soon after a start.
    const looking = this.#looking.get(name) ?? this.#look(name)
    this.#looking.set(name, looking)
    return looking.finally(() => this.#looking.delete(name))
  }

  async #look(name: string): Promise<LeadGlance | undefined> {
    const directory = join(this.root, name)
    const known = this.#known.get(name)
    const changes = this.#changes
    try {
      const { mtimeMs: changedAt } = await stat(directory)
      if (known?.changedAt === changedAt) return known.glance
      const text = await readFile(join(directory, 'lead.json'), 'utf8')
      const noted = await readFile(join(directory, 'followUp.json'), 'utf8').catch(() => '')
      const glance = storedGlance(name, text, noted)
      if (glance.readable && changes === this.#changes) this.#known.set(name, { changedAt, glance })
      return glance
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      return known?.glance ?? glanceOf(name, undefined)
    }
  }

  /** To be called after something of a lead has changed. */
  forget(name: string): void {
    this.#changes += 1
    this.#known.delete(name)
    this.#looking.delete(name)
  }
}
