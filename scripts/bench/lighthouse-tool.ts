import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../machine/processes'

const lighthouseVersion = '13.5.0'
/** The first Node that it runs on; where ours is older, this one is fetched for it. */
const oldestNode = [22, 19] as const
const nodeVersion = '22.23.3'

/** Fetched when a bench wants them: no build and no test waits for what only the bench uses. */
const folder = path.resolve('.cache', `lighthouse-${lighthouseVersion}`)

export interface LighthouseTool {
  readonly version: string
  /** The program that runs it. */
  readonly node: string
  /** What that program imports. */
  readonly file: string
}

/**
 * Lighthouse as it is now, and a Node that it runs on, from the npm registry.
 * @throws when they cannot be had.
 */
export async function findOrFetchLighthouse(): Promise<LighthouseTool> {
  const own = runsLighthouse(process.versions.node)
  const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  const node = own
    ? process.execPath
    : path.join(folder, 'node_modules', nodePackage, 'bin', 'node')
  if (!existsSync(file) || !existsSync(node)) {
    mkdirSync(folder, { recursive: true })
    const packages = [
      `lighthouse@${lighthouseVersion}`,
      ...(own ? [] : [`${nodePackage}@${nodeVersion}`]),
    ]
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['install', '--prefix', folder, ...quiet, ...packages])
  }
  const { version } = JSON.parse(
    readFileSync(path.join(folder, 'node_modules', 'lighthouse', 'package.json'), 'utf8'),
  ) as { version: string }
  return { version, node, file }
}

function runsLighthouse(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}
