import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one file of `content/` exports. */
export interface ContentRecord {
  /** From the project's root, such as « content/trades/peinture.ts ». */
  readonly file: string
  readonly record: unknown
}

/**
 * Every record as it is typed, before typography. Each file is read by itself and not through the
 * registries, so that a record always comes with its file and none can be missing from a list.
 */
export async function readContentRecords(): Promise<readonly ContentRecord[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('content', ...name.split(path.sep)))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('content/generated/'))
    .sort()
  const records: ContentRecord[] = []
  for (const file of files) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const record of Object.values(exported)) records.push({ file, record })
  }
  return records
}
