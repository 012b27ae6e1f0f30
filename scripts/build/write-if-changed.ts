import { readFileSync, writeFileSync } from 'node:fs'

/** Touches a file only when its content changes, so that nothing that watches it wakes up for nothing. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content)
  let current: Buffer | undefined
  try {
    current = readFileSync(file)
  } catch {
    // First run: nothing to compare with.
  }
  if (!current?.equals(bytes)) writeFileSync(file, bytes)
}
