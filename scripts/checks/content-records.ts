import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Firm } from '../../content/schema/firm'
import { contentFolder } from '../../lib/site/content/folder'
import { isOff, readContent, type RawContent } from '../../lib/site/content/load'
import type { DeepPartial } from './launch-kinds'

/** What one file of the content says. */
export interface ContentRecord {
  /** From the project's root, such as « content/trades/peinture.json ». */
  readonly file: string
  readonly record: unknown
}

/** Every record that the site shows, as it is typed, before amounts are filled in and typography is set. */
export async function readContentRecords(
  folder = contentFolder(),
): Promise<readonly ContentRecord[]> {
  const { singles, collections } = readContent(folder, [])
  // As it may stand while it is being written.
  const firm = singles.firm?.value as DeepPartial<Firm> | undefined
  const records = [
    ...Object.entries(singles).flatMap(([kind, record]) =>
      isOff(kind, firm) || isAboutNothing(kind, collections) ? [] : [record],
    ),
    ...Object.values(collections).flat(),
  ]
  return [
    ...records.map(({ file, value }) => ({ file, record: value })),
    ...(await readLegalTexts(folder, firm)),
  ].sort((one, other) => one.file.localeCompare(other.file))
}

/** What all records of a kind have in common, where there is none of that kind: no page says it. */
function isAboutNothing(
  kind: string,
  { job, 'specimen-quote': quotes }: RawContent['collections'],
) {
  return (
    (kind === 'jobs-page' && job.length === 0) ||
    (kind === 'specimen-quotes-page' && quotes.length === 0)
  )
}

/**
 * The texts of law without what they take from the firm's record, which is read by itself: the record
 * is taken for complete, so that only what the texts themselves lack is left in them.
 */
async function readLegalTexts(
  folder: string,
  firm: DeepPartial<Firm> | undefined,
): Promise<readonly ContentRecord[]> {
  const below = path.join(folder, 'legal')
  if (!existsSync(below)) return []
  const vatNumber = firm?.legal?.vatNumber
  const complete = withoutFacts({
    ...firm,
    // Whether VAT is charged decides what the texts say of it.
    legal: { ...completeIdentity, ...(vatNumber === 'franchise' && { vatNumber }) },
  } as Firm)
  const records: ContentRecord[] = []
  for (const name of readdirSync(below)) {
    // What they share is in a folder of its own.
    if (!name.endsWith('.ts')) continue
    const texts = (await import(pathToFileURL(path.join(below, name)).href)) as Record<
      string,
      (firm: Firm, fontFamilies: readonly string[], hasSampleTestimonials: boolean) => unknown
    >
    for (const text of Object.values(texts))
      records.push({
        file: path.posix.join(folder, 'legal', name),
        record: text(complete, ['…'], true),
      })
  }
  return records
}

/** An identity that lacks nothing; what it says is left out. */
const completeIdentity: Required<Firm['legal']> = {
  name: '',
  form: '',
  capital: 1,
  siret: '',
  register: { kind: 'RCS', city: '' },
  vatNumber: '',
  director: '',
  insurances: (['décennale', 'responsabilité civile'] as const).map((guarantee) => ({
    guarantee,
    insurer: '',
    contact: '',
    policy: '',
    activities: [''],
    area: '',
    until: '2000-01-01',
  })),
  mediator: { name: '', address: '', site: '' },
  host: { name: '', address: '', phone: '' },
  repairs: { hourly: '', fixed: '' },
  labels: [],
}

function withoutFacts<Value>(value: Value): Value {
  // What the texts compare, and days, are no facts.
  if (typeof value === 'string')
    return (
      /^(?:décennale|responsabilité civile|RCS|franchise|\d{4}-\d\d-\d\d)$/.test(value)
        ? value
        : '…'
    ) as Value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withoutFacts) as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutFacts(inner)]),
  ) as Value
}
