import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { FollowUp } from '../core/follow-up'
import { glanceOf, type LeadGlance } from '../core/glance'
import type { Lead } from '../core/lead'

// For thousands of files in a row; those of `node:fs/promises` take more than twice as long.
const readFile = promisify(fs.readFile)
const stat = promisify(fs.stat)

interface Known {
  /** Of the lead's directory: whatever is put into it or taken out of it changes that. */
  changedAt: number
  glance: LeadGlance
}

/**
 * Leads at a glance, read once and remembered: two kilobytes of memory a lead. One question to the
 * system tells whether a lead is as it was, also where somebody has erased it by hand.
 */
export class FileGlances {
  readonly #known = new Map<string, Known>()
  readonly #looking = new Map<string, Promise<LeadGlance | undefined>>()
  /** A change within one tick of the disk's clock leaves no trace in it. */
  #changes = 0

  constructor(private readonly root: string) {}

  /** One lead; undefined for one that is erased. */
  of(name: string): Promise<LeadGlance | undefined> {
    // After a start the inbox may be opened while the leads are read for another reason.
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
      const glance = glanceOf(name, parsed<Lead>(text), parsed<FollowUp>(noted))
      if (glance.readable && changes === this.#changes) this.#known.set(name, { changedAt, glance })
      return glance
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      return known?.glance ?? glanceOf(name, undefined)
    }
  }

  /** Something of a lead is about to change, or has. */
  forget(name: string): void {
    this.#changes += 1
    this.#known.delete(name)
    this.#looking.delete(name)
  }
}

function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
