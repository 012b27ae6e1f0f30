import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildTime } from './build-times'
import type { Answer } from './interaction'
import type { PageSpeed } from './lighthouse'
import type { Machine } from './machine'
import type { PageBytes } from './page-bytes'
import type { RelayLoad } from './relay-load'
import type { SecondPage } from './second-page'
import type { TemplateName } from '../checks/model-pages'
import type { VariantName } from './variants'

/** Of one page of one export. */
export interface PageWeight extends PageBytes {
  readonly template: TemplateName
  readonly variant: VariantName
}

export interface Figures {
  readonly build: readonly BuildTime[]
  readonly pages: readonly PageWeight[]
  readonly lighthouse: readonly PageSpeed[]
  readonly 'job-lists': readonly PageSpeed[]
  readonly 'second-page': readonly SecondPage[]
  readonly interaction: readonly Answer[]
  readonly relay: readonly RelayLoad[]
}

export const parts = [
  'build',
  'pages',
  'lighthouse',
  'job-lists',
  'second-page',
  'interaction',
  'relay',
] as const
export type Part = (typeof parts)[number]

/** The latest figures of each part that has been run, each with what it was taken on. */
export type Results = { readonly [part in Part]?: Result<part> }

export interface Result<P extends Part> {
  readonly machine: Machine
  /** How often each was measured; figures are the middle ones. */
  readonly runs: number
  readonly figures: Figures[P]
}

const file = path.join('.cache', 'bench.json')

/** The figures in `.cache/bench.json`; empty where there is no such file. */
export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
}

/** Keeps what other parts have measured. */
export function keepResults(results: Results): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readResults(), ...results }, null, 2))
}
