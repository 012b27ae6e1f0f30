import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { showProgress } from '../../machine/progress'
import { openKeptResults, type KeptResults } from '../kept-results'
import { textTypes, type codings } from './answers'

/** The smallest file worth compressing, in bytes: below it, headers weigh more than what is gained. */
const smallest = 1024

/**
 * Brotli qualities. The texts that wake pages up (.txt) are as large as all the rest, and 9 makes them no
 * smaller than 5. For a page, 11 takes 180 ms of processor time and makes 17.3 kB: worth it for a firm's
 * site, which takes seconds. For a catalogue of hundreds of pages it would take minutes; 8 takes 5 ms and
 * makes 18.7 kB.
 */
const brotliQualities = { payload: 5, page: 11, pageOfMany: 8 }

/** Bytes of pages, styles and scripts from which a site counts as a catalogue: about 200 pages. */
const manyBytes = 12_000_000

/** @param ownBytes of all texts of the site that wake no page up. */
export function brotliQuality(isPayload: boolean, ownBytes: number): number {
  if (isPayload) return brotliQualities.payload
  return ownBytes > manyBytes ? brotliQualities.pageOfMany : brotliQualities.page
}

/** As many as the thread pool of Node takes; each more would only hold its memory while it waits. */
const atOnce = 4

/** Files that hold the same, and are compressed once. */
interface SameText {
  readonly digest: string
  readonly files: string[]
  readonly bytes: number
  readonly isPayload: boolean
}

type Coding = keyof typeof codings

/**
 * Writes `x.br` and `x.gz` beside every text of the export, where they are smaller, for nginx and Apache.
 * What an earlier run has compressed is taken from `kept`.
 * @returns how many texts were compressed now.
 */
export async function compressExport(
  out = 'out',
  kept: KeptResults = openKeptResults(path.join('.cache', 'compressed')),
): Promise<number> {
  const texts = await readTexts(out)
  const ownBytes = texts.reduce((sum, { isPayload, bytes }) => sum + (isPayload ? 0 : bytes), 0)
  const progress = showProgress('Texts compressed', texts.length)
  let compressed = 0
  const queue = texts.values()
  const work = async () => {
    for (const text of queue) {
      if (await compressText(text, brotliQuality(text.isPayload, ownBytes), kept)) compressed += 1
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  progress.end()
  kept.removeRest()
  return compressed
}

async function readTexts(out: string): Promise<readonly SameText[]> {
  const isText = new RegExp(`\\.(?:${Object.keys(textTypes).join('|')})$`)
  const texts = new Map<string, SameText>()
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!isText.test(name)) continue
    const file = path.join(out, name)
    const bytes = await readFile(file)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const isPayload = name.endsWith('.txt')
    const key = `${digest} ${isPayload}`
    const same = texts.get(key)
    if (same) same.files.push(file)
    else texts.set(key, { digest, files: [file], bytes: bytes.length, isPayload })
  }
  return [...texts.values()]
}

/** @returns whether anything was compressed: what is kept, or too short, is not. */
async function compressText(
  { digest, files, bytes: length }: SameText,
  quality: number,
  kept: KeptResults,
): Promise<boolean> {
  if (length <= smallest) {
    await Promise.all(files.flatMap((file) => [write(`${file}.br`), write(`${file}.gz`)]))
    return false
  }
  // In the names, so that neither another quality nor another library finds it.
  const { brotli, zlib } = process.versions
  const names: Record<Coding, string> = {
    br: `${digest}-${quality}-${brotli}.br`,
    gz: `${digest}-${constants.Z_BEST_COMPRESSION}-${zlib}.gz`,
  }
  let bytes: Buffer | undefined
  const read = async () => (bytes ??= await readFile(files[0] ?? ''))
  const compress: Record<Coding, () => Promise<Buffer>> = {
    br: async () =>
      promisify(brotliCompress)(await read(), {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: length,
        },
      }),
    gz: async () => promisify(gzip)(await read(), { level: constants.Z_BEST_COMPRESSION }),
  }
  let isNew = false
  for (const coding of ['br', 'gz'] as const) {
    let result = kept.find(names[coding])
    if (!result) {
      isNew = true
      result = await compress[coding]()
      // An empty result is kept, so that it is not tried again.
      if (result.length >= length) result = Buffer.alloc(0)
      kept.keep(names[coding], result)
    }
    for (const file of files)
      await write(`${file}.${coding}`, result.length > 0 ? result : undefined)
  }
  return isNew
}

/** A compressed file of an earlier run would be served instead of the new text: it is replaced or removed. */
async function write(name: string, compressed?: Buffer): Promise<void> {
  if (compressed) await writeFile(name, compressed)
  else await rm(name, { force: true })
}
