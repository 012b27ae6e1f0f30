/** What of a record the site shows: a page leaves out what the firm has switched off, or has none of. */
import type { Firm } from '../../content/schema/firm'
import { isOff, type RawContent } from '../../lib/site/content/load'
import type { SingleKind } from '../../lib/site/content/kinds'
import { isRecord, type DeepPartial } from './launch-kinds'

type Fields = Readonly<Record<string, unknown>>
type IsOff = (name: keyof Firm['switches']) => boolean

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0

/** A list that keeps the places of its entries. */
const hidden = (list: unknown, isHidden: (entry: Fields) => boolean) =>
  Array.isArray(list)
    ? list.map((entry: unknown) => (isRecord(entry) && isHidden(entry) ? null : entry))
    : list

/** The fields that a page leaves out: each answers with what takes its place. */
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
 * The part of a page's record, or of the firm's, that is shown: what is not gives way to null, so that
 * fields and entries keep their paths. Undefined where none of it is.
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
  // Of what the record has not, nothing is hidden.
  const own = Object.entries(changed).filter(([field]) => field in record)
  return own.length > 0 ? { ...record, ...Object.fromEntries(own) } : record
}

/** What all records of a kind have in common, where there is none of that kind: no page says it. */
function isAboutNothing(
  kind: SingleKind,
  { job, 'specimen-quote': quotes }: RawContent['collections'],
) {
  return (
    (kind === 'jobs-page' && job.length === 0) ||
    (kind === 'specimen-quotes-page' && quotes.length === 0)
  )
}
