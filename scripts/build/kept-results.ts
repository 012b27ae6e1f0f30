/**
 * Results of long work, kept on disk under a name made of everything that went into them: asking for the same
 * again returns what was made.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '../machine/progress'
import { writeWhole } from './write-whole'

/** The SHA-256 before each result, by which damage is noticed. */
const digestBytes = 32

/** A folder of kept results. */
export interface KeptResults {
  /** What was kept under a name; undefined where there is nothing, or it is damaged, which is printed. */
  readonly find: (name: string) => Buffer | undefined
  readonly keep: (name: string, result: Buffer) => void
  /** Removes what was neither found nor kept since the folder was opened. */
  readonly removeRest: () => void
}

/** Opens a folder of kept results, which may be yet to be made. */
export function openKeptResults(
  folder: string,
  say: (line: string) => void = printLine,
): KeptResults {
  const used = new Set<string>()
  const digest = (result: Buffer) => createHash('sha256').update(result).digest()

  return {
    find(name) {
      const file = path.join(folder, name)
      let whole: Buffer
      try {
        whole = readFileSync(file)
      } catch {
        return undefined
      }
      const result = whole.subarray(digestBytes)
      if (!digest(result).equals(whole.subarray(0, digestBytes))) {
        say(`${file} is damaged: made anew.`)
        return undefined
      }
      used.add(name)
      return result
    },
    keep(name, result) {
      writeWhole(path.join(folder, name), Buffer.concat([digest(result), result]))
      used.add(name)
    },
    removeRest() {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name))
    },
  }
}
