/** Answers kept as they are given: whoever leaves `npm run adopt` in the middle goes on from there. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../build/write-whole'

const file = path.join('.cache', 'adopt-answers.json')

/** Answers by the words of their question, in the order in which they were given. */
export type KeptAnswers = ReadonlyMap<string, unknown>

/** None where no adoption has been begun; a file that cannot be read is none. */
export function readKeptAnswers(): KeptAnswers {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][])
  } catch {
    return new Map()
  }
}

/** Keeps these, and no others. */
export function keepAnswers(answers: KeptAnswers): void {
  writeWhole(file, JSON.stringify([...answers], null, 2))
}

/** Once they have become the content, or are not wanted. */
export function forgetAnswers(): void {
  rmSync(file, { force: true })
}
