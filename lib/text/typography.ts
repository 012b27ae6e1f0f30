const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

/** Keys whose values are identifiers, addresses, dates or codes: French typography never touches them. */
const machineKeys: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'categoryId',
  'serviceSlug',
  'alsoUnder',
  'relatedMetiers',
  'tradeIds',
  'trade',
  'image',
  'heroImage',
  'presentationImage',
  'imageBefore',
  'imageAfter',
  'picture',
  'icon',
  'file',
  'updated',
  'origins',
  'email',
  'phone',
  'url',
  'network',
  'postalCode',
  'schemaDays',
  'opens',
  'closes',
  'code',
  'department',
])

/**
 * Sets French typography on a plain sentence: apostrophe ’, ellipsis, U+202F before « ; ! ? » and
 * between thousands, U+00A0 before a colon, inside guillemets and before a unit (facts.md §12).
 * Idempotent.
 */
export function french(text: string): string {
  return text
    .replace(/(\p{L})'(?=[\p{L}\d«])/gu, '$1’')
    .replace(/\.\.\./g, '…')
    .replace(/[ \u00A0]([;!?])/g, `${NARROW_NBSP}$1`)
    .replace(/ :/g, `${NBSP}:`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/ »/g, `${NBSP}»`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NBSP)
    .replace(
      /(?<=[\d½¼¾]) (?=(?:€|%|°C|m²|m³|m|cm|mm|km|kg|kW|W|dB|h|min|ans|litres)(?![\p{L}\d]))/gu,
      NBSP,
    )
    .replace(/\b(DTU|NF C|NF EN|NF P|RE|RT) (?=\d)/g, `$1${NBSP}`)
    .replace(/\bNF (?=(?:DTU|C|P|EN)\b)/g, `NF${NBSP}`)
}

/** Returns a copy of a content record with French typography on every text of it. */
export function typeset<T>(record: T): T {
  return typesetValue(record) as T
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return french(value)
  if (Array.isArray(value)) return value.map(typesetValue)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        machineKeys.has(key) ? inner : typesetValue(inner),
      ]),
    )
  }
  return value
}

/** For headings: keeps « Lot-et-Garonne » on one line with non-breaking hyphens (U+2011). */
export function unbroken(heading: string): string {
  return heading.replace(/Lot-et-Garonne/g, 'Lot\u2011et\u2011Garonne')
}

/** « Électricien » → « électricien », to set a title inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}
