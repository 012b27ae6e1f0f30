/**
 * `npm run third-firms -- --count 20 [--seed n] [--only k]`: firms that are in no repository, of real
 * communes and with a different set of switches each, adopted, built for production and checked in a
 * copy of the project. A line for each; stops at the first that is at fault, with what was said, and
 * exits 1. The same seed draws the same firms, `--only` builds one of them.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readTree } from './adopt/content-tree'
import { readTerritory } from './adopt/territory'
import { prepare } from './build/prepare'
import { main } from './machine/processes'
import { drawFirms } from './third-firms/random-firm'
import { contentFolder } from '../lib/site/content/folder'

await main(async () => {
  const { values } = parseArgs({
    options: { count: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  })
  const whole = (name: 'count' | 'seed' | 'only', otherwise: number) => {
    const number = Number(values[name] ?? otherwise)
    if (Number.isInteger(number) && number >= 1) return number
    throw new Error(`--${name} ${values[name]}: a whole number from 1 on is wanted.`)
  }
  const only = values.only === undefined ? undefined : whole('only', 1)
  const count = whole('count', only ?? 5)
  const seed = whole('seed', (Date.now() % 1_000_000) + 1)

  // What the copies have in common is made once: above all the encoded pictures.
  await prepare()
  // Loaded late, like all that reads the records: `prepare` has checked them.
  const { buildFirm, firmLine } = await import('./third-firms/build-firm')
  const firms = drawFirms(readTree(contentFolder()), readTerritory(), { count, seed })
  console.log(`${count} firms of seed ${seed}`)
  for (const [index, firm] of firms.entries()) {
    const number = index + 1
    if (only !== undefined && number !== only) continue
    // Inside the project: the build looks for packages no higher than the lock file above it.
    const copy = path.resolve('.cache', 'third-firm')
    try {
      console.log(`${number}. ${firmLine(firm, await buildFirm(firm, copy))}`)
    } catch (error) {
      throw new Error(
        [
          `Firm ${number} of seed ${seed} is at fault: npm run third-firms -- --seed ${seed} --count ${count} --only ${number}`,
          firmLine(firm),
          `Its copy is kept: ${path.relative('.', copy)}`,
          error instanceof Error ? error.message : String(error),
        ].join('\n'),
        { cause: error },
      )
    }
    rmSync(copy, { recursive: true })
  }
})
