import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Where the copies that are measured send their forms. */
export const copyVariables = { RELAY_URL: 'https://relais.example.com/demande' }

/**
 * A copy of the project, prepared as it is, with several times its trades: the project itself is not
 * touched, and both are built from one state.
 * @returns how many trades the copy has.
 */
export function copyProject(folder: string, times = 1): number {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['app', 'components', 'content', 'lib', 'public'])
    cpSync(name, path.join(folder, name), { recursive: true })
  for (const name of [
    'package.json',
    'next.config.mjs',
    'next-sitemap.config.mjs',
    'tsconfig.json',
    'tsconfig.build.json',
    'postcss.config.mjs',
  ])
    cpSync(name, path.join(folder, name))
  mkdirSync(path.join(folder, '.cache'))
  cpSync('.cache/pictures.json', path.join(folder, '.cache/pictures.json'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return multiplyTrades(path.join(folder, 'content'), times)
}

/** Copies of real trades under other ids, so that each page weighs what a real one weighs. */
export function multiplyTrades(content: string, times: number): number {
  const folder = path.join(content, 'trades')
  const models = readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (let number = 0; number < models.length * (times - 1); number++) {
    const model = models[number % models.length] ?? ''
    const trade = JSON.parse(readFileSync(path.join(folder, model), 'utf8')) as Record<
      string,
      unknown
    >
    delete trade.alsoUnder
    writeFileSync(path.join(folder, `synthetique-${number}.json`), JSON.stringify(trade))
  }
  return models.length * times
}
