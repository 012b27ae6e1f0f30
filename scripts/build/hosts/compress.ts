import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { showProgress } from '../../machine/progress'
import { textTypes, type codings } from './answers'

/** Below, the headers of an answer weigh more than what is gained. */
const smallest = 1024

/**
 * What is fetched is worth the wait: the last step takes 18 ms more for a page, and a hundredth off
 * it. What wakes pages up (.txt) is as large as all the rest, and 9 makes of it no less than 5.
 */
function brotliQuality(file: string): number {
  return file.endsWith('.txt') ? 5 : 11
}

/** As many as the thread pool of Node takes; each more would only hold its memory while it waits. */
const atOnce = 4

/**
 * Writes `x.br` and `x.gz` beside every text of the export that they make smaller, for nginx and
 * Apache.
 */
export async function compressExport(out = 'out'): Promise<void> {
  const isText = new RegExp(`\\.(?:${Object.keys(textTypes).join('|')})$`)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    isText.test(name),
  )
  const progress = showProgress('Files compressed', files.length)
  const queue = files.values()
  const work = async () => {
    for (const name of queue) {
      await compressFile(path.join(out, name))
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  progress.end()
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const versions: Record<keyof typeof codings, Promise<Buffer>> = {
    br: promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gz: promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [extension, compressing] of Object.entries(versions)) {
    const compressed = await compressing
    const name = `${file}.${extension}`
    if (bytes.length > smallest && compressed.length < bytes.length)
      await writeFile(name, compressed)
    // What an earlier run has left would be served in place of the file.
    else await rm(name, { force: true })
  }
}
