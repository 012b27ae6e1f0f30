/** The part of a record that the site shows, without what the firm has switched off or does not have. */
import type { Firm } from '@/content/schema/firm'
import { field, isRecord } from './field-path'
import { switched, type SingleKind, type SwitchedKind } from './kinds'
import type { RawContent } from './raw-content'

type Fields = Readonly<Record<string, unknown>>
type IsOff = (name: keyof Firm['switches']) => boolean

/** Whether a switch is off. @param firm its raw record. */
const isSwitchedOff = (firm: unknown, name: string) => {
  const state = field(firm, 'switches', name)
  return state === false || state === 'none'
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0

/** A list whose hidden entries are null, so that the others keep their positions. */
const hidden = (list: unknown, isHidden: (entry: Fields) => boolean) =>
  Array.isArray(list)
    ? list.map((entry: unknown) => (isRecord(entry) && isHidden(entry) ? null : entry))
    : list

/** For each kind of record, the fields that a page leaves out, with their replacements. */
const leftOut: Partial<Record<SingleKind, (record: Fields, isOff: IsOff) => Fields>> = {
  firm: (_, off) => (off('projectManagement') ? { projectManagement: null } : {}),
  'home-page': ({ gallery, testimonials }, off) => ({
    ...(off('estimation') && { promo: null }),
    ...(isRecord(gallery) && isEmpty(gallery.images) && { gallery: null }),
    ...(isEmpty(testimonials) && { testimonialsTitle: null }),
  }),
  'estimation-page': ({ testimonials }) =>
    isEmpty(testimonials) ? { testimonialsTitle: null } : {},
  'trades-overview-page': ({ sequence, interactions }, off) => ({
    ...(off('projectManagement') && { servicesTitle: null, services: null }),
    sequence: hidden(sequence, ({ trades }) => isEmpty(trades)),
    interactions: hidden(interactions, ({ trades }) => isEmpty(trades)),
  }),
  'service-area-page': (_, off) => (off('map') ? { map: null } : {}),
  'checks-page': ({ fees }, off) =>
    isRecord(fees)
      ? {
          fees: {
            ...fees,
            entries: hidden(
              fees.entries,
              (fee) => fee.with !== undefined && off(fee.with as keyof Firm['switches']),
            ),
          },
        }
      : {},
  categories: ({ categories }, off) => ({
    categories: hidden(categories, ({ shown }) => off('tradesGuide') || shown === false),
  }),
}

/**
 * Whether the firm's record turns off what a kind of record belongs to.
 * @param firm its raw record.
 */
export function isOff(kind: string, firm: unknown): boolean {
  const name = switched[kind as SwitchedKind] as string | undefined
  return name !== undefined && isSwitchedOff(firm, name)
}

/**
 * The part of a record that is shown. Hidden fields and entries are null, so that paths stay the same.
 * Undefined where nothing is shown.
 * @param firm its raw record.
 */
export function shownPart(
  kind: SingleKind,
  record: unknown,
  firm: unknown,
  collections: RawContent['collections'],
): unknown {
  if (isOff(kind, firm) || isAboutNothing(kind, collections)) return undefined
  if (!isRecord(record)) return record
  const changed = leftOut[kind]?.(record, (name) => isSwitchedOff(firm, name)) ?? {}
  // Only fields that the record has are replaced.
  const own = Object.entries(changed).filter(([field]) => field in record)
  return own.length > 0 ? { ...record, ...Object.fromEntries(own) } : record
}

/** Whether a record holds the texts that all pages of a kind share, and there is no page of that kind. */
function isAboutNothing(
  kind: SingleKind,
  { job, 'specimen-quote': quotes }: RawContent['collections'],
) {
  return (
    (kind === 'jobs-page' && job.length === 0) ||
    (kind === 'specimen-quotes-page' && quotes.length === 0)
  )
}

/**
 * A record in which texts that no page shows name only what there is: a firm that switches a section off may
 * give up its prices and figures.
 */
export function withoutLostNames(
  value: unknown,
  shown: unknown,
  isName: (name: string) => boolean,
): unknown {
  if (shown === value) return value
  if (typeof value === 'string')
    return value.replace(/\{([^{}]*)\}/g, (typed, name: string) => (isName(name) ? typed : '…'))
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      withoutLostNames(entry, Array.isArray(shown) ? shown[index] : undefined, isName),
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      withoutLostNames(entry, field(shown, key), isName),
    ]),
  )
}
