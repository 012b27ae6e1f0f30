/** The part of a record that the site shows, without what the firm has switched off or does not have. */
import type { Firm } from '../../content/schema/firm'
import { isOff, type RawContent } from '../../lib/site/content/load'
import type { SingleKind } from '../../lib/site/content/kinds'
import { isRecord, type DeepPartial } from './record-places'

type Fields = Readonly<Record<string, unknown>>
type IsOff = (name: keyof Firm['switches']) => boolean

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
 * The part of a record that is shown. Hidden fields and entries are null, so that paths stay the same.
 * Undefined where nothing is shown.
 */
export function shownPart(
  kind: SingleKind,
  record: unknown,
  firm: DeepPartial<Firm> | undefined,
  collections: RawContent['collections'],
): unknown {
  if (isOff(kind, firm) || isAboutNothing(kind, collections)) return undefined
  if (!isRecord(record)) return record
  const changed = leftOut[kind]?.(record, (name) => firm?.switches?.[name] === false) ?? {}
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
