import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withHeadScript } from '../build/head-script'
import { compressExport } from '../build/hosts/compress'
import { measuredRun } from './measured-run'
import { copyWithTrades, copyVariables } from './trade-copies'

/** What is compared: the export as `next build` writes it, and as the build of this site finishes it. */
export const variantNames = ['plain', 'finished'] as const
export type VariantName = (typeof variantNames)[number]

/** What the plain export leaves to React: all but a first submit. */
const plainKind = {
  late: false,
  panels: false,
  held: true,
  draft: false,
  wake: false,
  dated: false,
}

/** Folders of one build's two exports, both compressed. */
export type Variants = Readonly<Record<VariantName, string>>

/** Builds a copy of the project once, and finishes a copy of what came out. */
export async function exportVariants(folder: string): Promise<Variants> {
  const copy = path.join(folder, 'variants')
  copyWithTrades(copy)
  await measuredRun(copy, 'next', ['build'], copyVariables)
  const plain = path.join(copy, 'plain')
  const finished = path.join(copy, 'finished')
  renameSync(path.join(copy, 'out'), plain)
  cpSync(plain, finished, { recursive: true })
  // Loaded late: it reads the catalogue, which on a clean clone exists only once prepared.
  const { finishExport } = await import('../build/finish-export')
  finishExport({
    relayUrl: copyVariables.RELAY_URL,
    out: finished,
    hosting: path.join(copy, 'hosting'),
  })
  // Without the script in its head a page shows itself as it is without a script.
  for (const name of readdirSync(plain, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) {
      const file = path.join(plain, name)
      writeFileSync(file, withHeadScript(readFileSync(file, 'utf8'), name, plainKind))
    }
  // The same addresses and headers for both: what differs is in the pages.
  cpSync(path.join(finished, 'serve.json'), path.join(plain, 'serve.json'))
  await Promise.all([plain, finished].map((out) => compressExport(out)))
  return { plain, finished }
}
