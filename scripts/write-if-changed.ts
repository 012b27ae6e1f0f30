import { readFileSync, writeFileSync } from 'node:fs'

/** Touches a file only when its text changes, so that nothing that watches it wakes up for nothing. */
export function writeIfChanged(file: string, text: string): void {
  let current: string | undefined
  try {
    current = readFileSync(file, 'utf8')
  } catch {
    // First run: nothing to compare with.
  }
  if (current !== text) writeFileSync(file, text)
}
