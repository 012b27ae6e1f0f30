import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withHeadScript } from '../build/head-script'
import { compressExport } from '../build/hosts/compress'
import { openKeptResults } from '../build/kept-results'
import { measuredRun } from './measured-run'
import type { BuiltSite } from './served-sites'
import { copyPrepared, copyVariables } from './trade-copies'

/** What is compared: the export as `next build` writes it, and as the build of this site finishes it. */
export const variantNames = ['plain', 'finished'] as const
export type VariantName = (typeof variantNames)[number]

/**
 * What the head script does in the plain export, where React does the rest: all but holding a first submit.
 */
const plainKind = {
  late: false,
  priced: true,
  compared: true,
  filtered: true,
  panels: false,
  held: true,
  draft: false,
  wake: false,
  daily: false,
  dated: false,
}

/** One build's two exports, both compressed. */
export type Variants = Readonly<Record<VariantName, BuiltSite>>

/** Builds a copy of the project once, and finishes a copy of what came out. */
export async function exportVariants(folder: string): Promise<Variants> {
  const copy = path.join(folder, 'variants')
  copyPrepared(copy)
  await measuredRun(copy, 'next', ['build'], copyVariables)
  const plain = path.join(copy, 'plain')
  cpSync(path.join(copy, 'out'), plain, { recursive: true })
  const finished = await finishCopy(copy)
  // Without the script in its head a page would show itself as it is without JavaScript.
  for (const name of readdirSync(plain, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) {
      const file = path.join(plain, name)
      writeFileSync(file, withHeadScript(readFileSync(file, 'utf8'), name, plainKind))
    }
  await compressExport(plain, openKeptResults(path.join(copy, 'compressed')))
  // The same addresses and headers for both: only the pages differ.
  return { plain: { ...finished, name: 'plain', root: plain }, finished }
}

/** Does what `npm run build` does after `next build`, in a copy of the project that has been built. */
export async function finishCopy(copy: string): Promise<BuiltSite> {
  await measuredRun(copy, 'tsx', ['scripts/bench/finish-copy.ts'], copyVariables)
  const rules = ['nginx.conf', 'nginx-brotli.conf']
    .map((name) => readFileSync(path.join(copy, 'hosting', name), 'utf8'))
    .join('\n')
  return { name: 'finished', root: path.join(copy, 'out'), rules }
}
