/** Answers kept as they are given: whoever leaves `npm run adopt` in the middle goes on from there. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../build/write-whole'

const file = path.join('.cache', 'adopt-answers.json')

/** An answer, as it was given and read, and what had been answered to the questions that its own depends on. */
export interface KeptAnswer {
  readonly answer: unknown
  readonly basis: readonly unknown[]
  /** The words of what was chosen, or what was typed. */
  readonly said: string
}

/** Answers by the words of their question, in the order in which they were given. */
export type KeptAnswers = ReadonlyMap<string, KeptAnswer>

/** None where no adoption has been begun; a file that cannot be read is none. */
export function readKeptAnswers(): KeptAnswers {
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as [
      string,
      unknown,
      unknown[]?,
      string?,
    ][]
    return new Map(
      entries.map(([question, answer, basis = [], said = String(answer)]) => [
        question,
        { answer, basis, said },
      ]),
    )
  } catch {
    return new Map()
  }
}

/** Keeps these, and no others. */
export function keepAnswers(answers: KeptAnswers): void {
  const entries = [...answers].map(([question, { answer, basis, said }]) => [
    ...[question, answer, basis, said],
  ])
  writeWhole(file, JSON.stringify(entries, null, 2))
}

/** Once they have become the content, or are not wanted. */
export function forgetAnswers(): void {
  rmSync(file, { force: true })
}
