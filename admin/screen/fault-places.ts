/** Finds where a fault is on the screen, in the screen's own labels. */
import type { CmsConfig, Field } from '@sveltia/cms'
import { fieldSteps } from '../../lib/site/content/field-path'
import { nameKey } from './record-format'

/** The place of a fault on the screen: a record, and a field of it. */
export interface FaultPlace {
  /** « Services », « cuisines », « Prestations détaillées », « n° 2 », « Métier ». */
  readonly labels: readonly string[]
  /** The address at which the screen opens the record. */
  readonly address: string
}

/**
 * @param file as the screen names it, such as « content/services/cuisines.json ».
 * @param field as the check names it, such as « detailedServices[1].trade »; none for the whole record.
 * @returns undefined for a file that is not on the screen.
 */
export function faultPlace(
  { collections = [] }: CmsConfig,
  file: string,
  field = '',
): FaultPlace | undefined {
  for (const collection of collections) {
    if ('files' in collection) {
      const record = collection.files.find((each) => each.file === file)
      if (record) return place(collection, record.name, record.label, record.fields, field)
    } else if ('folder' in collection) {
      const [, id] = file.split(`${collection.folder}/`)
      if (file.startsWith(`${collection.folder}/`) && id)
        return place(collection, id.replace(/\.json$/, ''), undefined, collection.fields, field)
    }
  }
  return undefined
}

function place(
  { name: collection, label = collection }: { readonly name: string; readonly label?: string },
  name: string,
  called: string | undefined,
  fields: readonly Field[] = [],
  field: string,
): FaultPlace {
  const steps = fieldSteps(field)
  const labels = [label, called ?? name, ...labelsOf({ fields }, steps)]
  return {
    // A record that consists of one list has the same label as the list.
    labels: labels.filter((each, index) => each !== labels[index - 1]),
    address: `#/collections/${collection}/entries/${name}`,
  }
}

/** The part of a field's configuration that tells which fields it contains. */
interface Holder {
  readonly fields?: readonly Field[]
  readonly types?: readonly { readonly fields?: readonly Field[] }[]
  /** The template of a closed entry's summary. */
  readonly summary?: string
}

/** The labels along a path. A field that the screen does not show is called by its name in the file. */
function labelsOf(holder: Holder, steps: readonly (string | number)[]): readonly string[] {
  const [step, ...rest] = steps
  if (step === undefined) return []
  if (typeof step === 'number') return [`n° ${step + 1}`, ...labelsOf(holder, rest)]
  const found = fieldsWithin(holder).find(({ name }) => name === step)
  if (!found) return [step, ...labelsOf({}, rest)]
  const label = found.label ?? step
  const held = found as Holder
  return [label, ...(isNamed(held) ? entryLabels(held, rest) : labelsOf(held, rest))]
}

/** The labels along a path that begins with an entry's free name, which may contain full stops. */
function entryLabels(list: Holder, steps: readonly (string | number)[]): readonly string[] {
  if (steps.length === 0) return []
  const next = steps.findIndex(
    (step, index) =>
      index > 0 &&
      (typeof step === 'number' || fieldsWithin(list).some(({ name }) => name === step)),
  )
  const end = next === -1 ? steps.length : next
  return [steps.slice(0, end).join('.'), ...labelsOf(list, steps.slice(end))]
}

const fieldsWithin = ({ fields = [], types = [] }: Holder) => [
  ...fields,
  ...types.flatMap((type) => type.fields ?? []),
]

/** Whether the field is a record whose keys are free names, which the screen edits as a list. */
const isNamed = ({ summary = '' }: Holder) => summary.startsWith(`{{${nameKey}}} : `)
