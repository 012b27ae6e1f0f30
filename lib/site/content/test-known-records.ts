/**
 * Records that are known, whichever firm the site is of: those of the second firm. Each test that imports this
 * module may copy them and plant faults in the copy.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentFault } from './faults'
import { copyContent, isPhoto } from './test-content'

// Loaded once for all contents, which are each read by modules of their own: it takes longer than they do.
const zod = jest.requireActual<object>('zod')
jest.doMock('zod', () => zod)

export type Json = Record<string, unknown>

/** The copy of the current test, in a folder of its own; empty until `copyKnown`. */
export let folder: string

/** Records that are known, whichever firm the site is of: faults are planted in a copy of these. */
const known = 'e2e/second-firm/content'

/** Copies the records, and links the masters of their pictures, so that the check finds them. */
export function copyKnown(): void {
  copyContent(known, folder)
  for (const name of readdirSync(path.join(known, 'pictures')).filter(isPhoto))
    symlinkSync(path.resolve(known, 'pictures', name), path.join(folder, 'pictures', name))
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

/** One record of the copy. */
export const read = (file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json

/** Changes one record of the copy. */
export function edit(file: string, change: (record: Json) => void): void {
  const record = read(file)
  change(record)
  writeFileSync(path.join(folder, file), JSON.stringify(record, null, 2))
}

/** Sets the field at a path such as « detailedServices.1.trade »; undefined removes it. */
export function set(file: string, field: string, value: unknown): void {
  edit(file, (record) => {
    const steps = field.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce((inner, step) => inner[step] as Json, record)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  })
}

/** Faults as the tests write them: « file: field: message », the file from the copy’s folder. */
const lines = (faults: readonly ContentFault[]) =>
  faults.map(({ file, field, message }) =>
    [path.relative(folder, file), field, message].filter(Boolean).join(': '),
  )

/** What reading the copy refuses. */
export async function refused(): Promise<readonly string[]> {
  const { loadContent } = await import('./load')
  const { ContentError } = await import('./faults')
  try {
    loadContent(folder)
    return []
  } catch (error) {
    if (error instanceof ContentError) return lines(error.faults)
    throw error
  }
}

/** The addresses that the copy has pages for. */
export async function pathsOf(): Promise<ReadonlySet<string>> {
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { pages } = await import('../pages')
    return new Set(pages.map((page) => page.path))
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
}

/** What the check of the copy as a whole finds. */
export async function found(): Promise<readonly string[]> {
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { contentFaults } = await import('./check')
    return lines(contentFaults())
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
}
