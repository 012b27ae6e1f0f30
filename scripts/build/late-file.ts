import { createHash } from 'node:crypto'

/**
 * A file beside the pages, named after its content: a page cached from before a deployment must not be woken
 * up with the next one's texts.
 */
export interface LateFile {
  readonly path: string
  readonly text: string
}

/** The file of a text, named after a hash of it. */
export function lateFile(text: string, extension: 'txt' | 'js'): LateFile {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { path: `/_next/static/late/${name}.${extension}`, text }
}
