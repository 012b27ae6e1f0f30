/**
 * `npm run bench`: time and memory of a production build of the catalogue as it is, and with 1,000
 * synthetic trades more. Builds copies below `.cache/bench/`; the project itself is not touched.
 * Prints a table and writes `.cache/bench.json`. Exits 1 over 25 ms a page or 1.5 GiB.
 */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { prepare } from './prepare'
import { main } from './processes'
import { writeRegistries } from './registries'

const syntheticTrades = 1000
const longestPerPageMs = 25
const mostMemoryMiB = 1536

interface Measure {
  readonly pages: number
  readonly seconds: number
  /** Peak memory of the build and all that it started. */
  readonly peakMiB: number
}

await main(async () => {
  await prepare()
  const folder = path.join('.cache', 'bench')
  const plain = await measure(path.join(folder, 'plain'), 0)
  const grown = await measure(path.join(folder, 'grown'), syntheticTrades)
  const extraPages = grown.pages - plain.pages
  const perPageMs = ((grown.seconds - plain.seconds) * 1000) / extraPages
  console.table({ 'as it is': plain, [`+ ${syntheticTrades} trades`]: grown })
  console.log(
    `${perPageMs.toFixed(1)} ms for each of ${extraPages} more pages (at most ${longestPerPageMs}); ` +
      `${grown.peakMiB} MiB at the peak (at most ${mostMemoryMiB}).`,
  )
  writeFileSync(
    path.join('.cache', 'bench.json'),
    JSON.stringify({ date: new Date().toISOString(), plain, grown, perPageMs }, null, 2),
  )
  rmSync(folder, { recursive: true, force: true })
  if (perPageMs > longestPerPageMs || grown.peakMiB > mostMemoryMiB) process.exitCode = 1
})

/** Builds a copy of the project with that many trades more. */
async function measure(folder: string, extraTrades: number): Promise<Measure> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['app', 'components', 'content', 'lib', 'public'])
    cpSync(name, path.join(folder, name), { recursive: true })
  for (const name of ['package.json', 'next.config.mjs', 'tsconfig.json', 'postcss.config.mjs'])
    cpSync(name, path.join(folder, name))
  mkdirSync(path.join(folder, '.cache'))
  cpSync('.cache/pictures.json', path.join(folder, '.cache/pictures.json'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  addTrades(path.join(folder, 'content'), extraTrades)

  const started = performance.now()
  const peakMiB = await build(folder)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { pages: countPages(path.join(folder, 'out')), seconds, peakMiB }
}

/** Copies of real trades under other ids, so that each page weighs what a real one weighs. */
function addTrades(content: string, count: number): void {
  const folder = path.join(content, 'trades')
  const models = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length] ?? ''
    const source = readFileSync(path.join(folder, model), 'utf8')
      .replace(/^ {2}id: '[^']+',$/m, `  id: 'synthetique-${number}',`)
      .replace(/^ {2}alsoUnder: .*\n/m, '')
    writeFileSync(path.join(folder, `synthetique-${number}.ts`), source)
  }
  writeRegistries(content)
}

/** Runs `next build`, and returns the peak memory of its process tree in MiB. */
function build(folder: string): Promise<number> {
  const child = spawn('next', ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      RELAY_URL: 'https://relais.chene-et-chaux.example/demande',
    },
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMiB(child.pid ?? 0))
  }, 200)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      clearInterval(timer)
      if (code === 0) resolve(Math.round(peak))
      else reject(new Error(`The build in ${folder} failed (exit ${code}).`))
    })
  })
}

/**
 * Memory of a process and its descendants: each one's proportional set size, so that a page shared
 * by several counts once.
 */
function memoryMiB(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(`/proc/${name}/stat`)
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    parents.set(Number(name), parent)
  }
  const family = new Set([root])
  for (let grew = true; grew;) {
    grew = false
    for (const [pid, parent] of parents)
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid)
        grew = true
      }
  }
  return [...family]
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)
    .reduce((sum, mib) => sum + mib, 0)
}

/** Empty when the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function countPages(out: string): number {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length
}
