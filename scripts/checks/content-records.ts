import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { everythingShown, type Shown } from '../../content/legal/parts/switched'
import type { Firm } from '../../content/schema/firm'
import { ContentError, type ContentFault } from '../../lib/site/content/faults'
import { contentFolder } from '../../lib/site/content/folder'
import type { SingleKind } from '../../lib/site/content/kinds'
import { readContent, type RawContent } from '../../lib/site/content/raw-content'
import { shownPart } from '../../lib/site/content/shown-part'
import { textsOf } from '../../lib/site/content/texts'
import type { DeepPartial } from './record-places'

/** What one file of the content says. */
export interface ContentRecord {
  /** From the project's root, such as « content/trades/peinture.json ». */
  readonly file: string
  readonly record: unknown
}

/**
 * The raw content, whether or not its records are complete.
 * @throws ContentError for files that cannot be read: whoever looks through the others would pass over them.
 */
export function readContentOrThrow(folder: string): RawContent {
  const faults: ContentFault[] = []
  const raw = readContent(folder, faults)
  const unreadable = faults.filter((fault) => fault.unreadable)
  if (unreadable.length > 0) throw new ContentError(unreadable)
  return raw
}

/** Every raw record that the site shows. */
export async function readContentRecords(
  folder = contentFolder(),
): Promise<readonly ContentRecord[]> {
  const raw = readContentOrThrow(folder)
  return [...shownRecords(raw), ...(await readLegalTexts(folder, firmIn(raw)))].sort((one, other) =>
    one.file.localeCompare(other.file),
  )
}

/** As it may stand while it is being written. */
const firmIn = ({ singles }: RawContent) => singles.firm?.value as DeepPartial<Firm> | undefined

/** Every record except texts of law, without what the firm has switched off or does not have. */
function shownRecords(raw: RawContent): readonly ContentRecord[] {
  const firm = firmIn(raw)
  return [
    ...Object.entries(raw.singles).flatMap(([kind, { file, value }]) => {
      const record = shownPart(kind as SingleKind, value, firm, raw.collections)
      return record === undefined ? [] : [{ file, record }]
    }),
    ...Object.values(raw.collections)
      .flat()
      .map(({ file, value }) => ({ file, record: value })),
  ]
}

/**
 * Returns a function that tells whether the site shows a field of a file; for files that it does not know,
 * true.
 */
export function shownFields(folder: string): (file: string, field: string) => boolean {
  const raw = readContentOrThrow(folder)
  const fieldsOf = (record: unknown) => textsOf(record).map(({ at }) => at)
  const shown = new Map(shownRecords(raw).map(({ file, record }) => [file, record]))
  const hidden = new Set(
    Object.values(raw.singles).flatMap(({ file, value }) => {
      const left = new Set(fieldsOf(shown.get(file)))
      return fieldsOf(value).flatMap((at) => (left.has(at) ? [] : [`${file}: ${at}`]))
    }),
  )
  return (file, field) => !hidden.has(`${file}: ${field}`)
}

/**
 * The texts of law without what they take from the firm's record, which is checked by itself. They are filled
 * from a complete record, so that only gaps in the texts themselves are left.
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
      (firm: Firm, shown: Shown) => unknown
    >
    for (const text of Object.values(texts))
      records.push({
        file: path.posix.join(folder, 'legal', name),
        record: text(complete, everythingShown),
      })
  }
  return records
}

/** An identity without gaps, whose values are taken out of the texts afterwards. */
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
  processors: {
    relay: { name: '', address: '', contract: '', country: '', kept: '' },
    mail: { name: '', address: '', contract: '', country: '' },
    host: { contract: '', country: '', logs: '', logsKept: '' },
    safeguard: '',
  },
  repairs: { hourly: '', fixed: '', travel: '' },
  reviews: { checked: '', terms: '' },
  labels: [],
  accessibilityCheckedOn: '2000-01-01',
  termsReadOn: '2000-01-01',
}

function withoutFacts<Value>(value: Value): Value {
  // Numbers and days that the texts compare with are not the firm's facts.
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
