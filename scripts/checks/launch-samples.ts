/** What stands in records until the owner has put something of his own in its place. */
import path from 'node:path'
import { isRecord } from '../../lib/site/content/field-path'
import { collections, singles } from '../../lib/site/content/kinds'
import type { ContentRecord } from './content-records'
import { fictionalNumbers, reservedAddresses } from './fictional'
import { ofKind, type Finding, type LaunchKind } from './launch-report'
import { isToComplete, placesIn, textPlacesIn, type FoundIn, type Place } from './record-places'

type SampleKind = Extract<
  LaunchKind,
  'blank' | 'testimonial' | 'job' | 'member' | 'picture' | 'address' | 'phone'
>

/** For each kind, what the owner must do about a value; undefined where it is fine. */
const adviceOn: Record<SampleKind, (place: Place) => string | undefined> = {
  blank: ({ value, path, parent }) => {
    if (typeof value !== 'string' || !isToComplete(value)) return undefined
    // In a list of terms and values, the value stands beside its term.
    const term = Array.isArray(parent) && parent[1] === value ? `${parent[0]} : ` : ''
    return `complétez ${path} (${term}${value})`
  },

  // The record of a testimonial or a job is a sample as a whole.
  testimonial: ({ value, path }) =>
    path === '' && isRecord(value) && value.sample === true && 'author' in value
      ? `remplacez le témoignage d'exemple signé ${String(value.author)}, ou supprimez son fichier et retirez-le des pages qui le nomment`
      : undefined,

  job: ({ value, path }) =>
    path === '' && isRecord(value) && value.sample === true && 'title' in value
      ? `remplacez le chantier d'exemple « ${String(value.title)} », ou supprimez son fichier`
      : undefined,

  member: ({ value, path }) =>
    isRecord(value) && value.sample === true && 'role' in value
      ? `remplacez le membre d'exemple ${String(value.name)} (${path}), ou retirez-le`
      : undefined,

  // An owner may keep one at the head of a page; among works, `stayingPictures` finds it.
  picture: ({ value }) =>
    isRecord(value) && value.illustration === true && value.mayStay !== true
      ? `remplacez ${String(value.file)} par une photo à vous, et mettez "illustration": false`
      : undefined,

  address: ({ value, path }) => {
    const addresses = typeof value === 'string' ? reservedAddresses(value) : []
    return addresses.length > 0 ? `remplacez ${addresses.join(', ')} dans ${path}` : undefined
  },

  phone: ({ value, path }) => {
    const numbers = typeof value === 'string' ? fictionalNumbers(value) : []
    return numbers.length > 0 ? `remplacez ${numbers.join(', ')} dans ${path}` : undefined
  },
}

/** Gaps, samples, illustrations, addresses and numbers that are not the firm's own. */
export function sampleFindings(records: readonly ContentRecord[]): readonly Finding[] {
  const kinds = Object.keys(adviceOn) as SampleKind[]
  return records.flatMap(({ file, record }) =>
    [...placesIn(record)].flatMap((place) =>
      kinds.flatMap((kind) => {
        const what = adviceOn[kind](place)
        return what === undefined ? [] : ofKind(kind, [{ file, field: place.path, what }])
      }),
    ),
  )
}

/** Whether a record tells a finished job. */
const isJob = (file: string) => path.basename(path.dirname(file)) === collections.job.folder

/** Whether a record presents the team. */
const isTeam = (file: string) => path.basename(file) === singles.team.file

/**
 * Illustrations that must not stay, whatever the owner says: among works (before and after, gallery, jobs),
 * or in place of a person.
 */
export function stayingPictures(records: readonly ContentRecord[]): readonly FoundIn[] {
  const staying = new Set(
    records.flatMap(({ file, record }) =>
      isRecord(record) && record.illustration === true && record.mayStay === true
        ? [path.basename(file, '.json')]
        : [],
    ),
  )
  return records.flatMap(({ file, record }) =>
    textPlacesIn(record)
      .filter(
        ({ text, path }) =>
          staying.has(text) &&
          (isJob(file) ||
            isTeam(file) ||
            /(?:^|\.)(?:imageBefore|imageAfter|gallery\..*)$/.test(path)),
      )
      .map(({ text, path }) => ({
        file,
        field: path,
        what: `${path} montre ${text} comme ${isTeam(file) ? 'un des vôtres' : 'un de vos chantiers'} : une illustration ne peut pas y rester`,
      })),
  )
}
