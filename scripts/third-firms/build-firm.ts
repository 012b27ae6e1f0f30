import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NonZeroExitError } from 'tinyexec'
import { ownRelayPath } from '../../lib/environment'
import { chargesVat } from '../../content/schema/firm-identity'
import { manifestFile } from '../../lib/site/pictures'
import type { Leftover } from '../checks/leftovers'
import { leftoversReport } from '../checks/leftovers-report'
import { runInSilence } from '../machine/processes'
import { copyProject } from '../machine/project-copy'
import type { Json } from '../adopt/content-tree'
import { changedByHand, type RandomFirm } from './random-firm'

/** The result of building a firm in its copy of the project. */
export interface BuiltFirm {
  /** Codes of the departments that it serves. */
  readonly departments: readonly string[]
  /** The last line of `check-export`: numbers of pages, other files and breaches. */
  readonly said: string
  readonly seconds: number
}

const variables = { RELAY_URL: `https://relais.example.com${ownRelayPath}` }

/**
 * Adopts the answers of a firm in a copy of the project, makes the changes by hand, builds for production,
 * and checks the export and the traces of the former firm. The copy must hold the encoded pictures, and
 * stays.
 * @throws with the output of the first command that failed, or the traces that adoption should have removed.
 */
export async function buildFirm(firm: RandomFirm, copy: string): Promise<BuiltFirm> {
  const start = Date.now()
  copyProject(copy)
  mkdirSync(path.join(copy, path.dirname(manifestFile)), { recursive: true })
  cpSync(manifestFile, path.join(copy, manifestFile))

  const answers = path.join(copy, '.cache', 'answers.json')
  writeFileSync(answers, JSON.stringify(firm.answers, null, 2))
  const script = (name: string, ...args: readonly string[]) =>
    runInSilence('tsx', [`scripts/${name}.ts`, ...args], variables, { folder: copy })
  await script('adopt', '--without-git', '--answers', answers)
  const record = (name: string) => path.join(copy, 'content', name)
  const read = (name: string) => JSON.parse(readFileSync(record(name), 'utf8')) as Json
  const changed = changedByHand(firm, {
    firm: read('firm.json'),
    categories: read('categories.json'),
  })
  writeFileSync(record('firm.json'), JSON.stringify(changed.firm))
  writeFileSync(record('categories.json'), JSON.stringify(changed.categories))
  await script('build')
  const said = (await script('check-export')).trim().split('\n').at(-1) ?? ''
  // Exits 1 while there is something that only a person can write.
  const printed = await script('leftovers', '--json').catch((error: Error) => {
    if (error.cause instanceof NonZeroExitError) return error.cause.output?.stdout ?? ''
    throw error
  })
  const traces = (JSON.parse(printed) as readonly Leftover[]).filter(
    ({ remedy }) => remedy === 'remove',
  )
  if (traces.length > 0) throw new Error(leftoversReport(traces))

  const { departments } = read('area.json') as unknown as {
    readonly departments: readonly { readonly code: string }[]
  }
  return {
    departments: departments.map(({ code }) => code),
    said,
    seconds: Math.round((Date.now() - start) / 1000),
  }
}

/** A firm in one line, with its result once that is known. */
export function firmLine({ answers, hiddenFamilies, closes }: RandomFirm, built?: BuiltFirm) {
  const { brand, identity, address, services, trades, radiusKm } = answers
  const { whenOff, quoteForm, map, ...others } = answers.switches
  const switched = Object.entries({ ...others, quoteForm: quoteForm === true })
  const named = (on: boolean) =>
    switched.flatMap(([name, is]) => (is === on ? name : [])).join(' ') || 'nothing'
  return [
    `${brand}, ${address.postalCode} ${address.city}, ${radiusKm} km`,
    ...(built ? [`departments ${built.departments.join(' ')}`] : []),
    `${count(services, 'service')}, ${count(trades, 'trade')}, ${count(hiddenFamilies, 'family', 'families')} hidden${chargesVat(identity) ? '' : ', no VAT'}`,
    `map ${map}; on: ${named(true)}; off (${whenOff}): ${named(false)}${closes ? '; closures' : ''}`,
    ...(built ? [built.said, `${built.seconds} s`] : []),
  ].join(' | ')
}

const count = (things: readonly string[], one: string, several = `${one}s`) =>
  `${things.length} ${things.length === 1 ? one : several}`
