import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ownRelayPath } from '../../lib/environment'
import { manifestFile } from '../../lib/site/pictures'
import { copyProject } from '../machine/project-copy'

/** Where the copies that are measured send their forms. */
export const copyVariables = { RELAY_URL: `https://relais.example.com${ownRelayPath}` }

/**
 * A copy of the project, prepared as it is: all that is measured is built from one state.
 * @returns where its records are.
 */
export function copyPrepared(folder: string): string {
  copyProject(folder)
  mkdirSync(path.join(folder, '.cache'))
  cpSync(manifestFile, path.join(folder, manifestFile))
  return path.join(folder, 'content')
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
    // An address leads to one page.
    delete trade.formerIds
    delete trade.formerServices
    writeFileSync(path.join(folder, `synthetique-${number}.json`), JSON.stringify(trade))
  }
  return models.length * times
}
