import { readFileSync, writeFileSync } from 'node:fs'

/** Writes a file only if its content changes, so that nothing that watches it reacts without need. */
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
