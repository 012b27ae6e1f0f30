const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const dayBeforeMonth = new RegExp(
  `(?<=(?<!\\d)(?:1er|[1-9]|[12]\\d|3[01])) (?=(?:${months})(?!\\p{L}))`,
  'gu',
)

/**
 * Sets French typography on a plain sentence: apostrophe ’, ellipsis, U+202F before « ; ! ? » and
 * between thousands, U+00A0 before a colon, inside guillemets, before a unit, before what follows an
 * amount (« HT »), a rate (« à 20 % »), a number (« n° 4 »), a department's code and a day's month.
 * Idempotent.
 */
export function french(text: string): string {
  return (
    text
      // At a word's end too: « MaPrimeRénov’ ». Quotations stand between guillemets.
      .replace(/(\p{L})'/gu, '$1’')
      .replace(/\.\.\./g, '…')
      .replace(/[ \u00A0]([;!?])/g, `${NARROW_NBSP}$1`)
      .replace(/ :/g, `${NBSP}:`)
      .replace(/« /g, `«${NBSP}`)
      .replace(/ »/g, `${NBSP}»`)
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NBSP)
      .replace(
        /(?<=[\d½¼¾]) (?=(?:€|%|°C|m²|m³|m|cm|mm|km|kg|kW|W|mA|dB|h|min|ans?|litres|ko|Mo)(?![\p{L}\d]))/gu,
        NBSP,
      )
      .replace(/(?<=€) (?=(?:HT|TTC)(?!\p{L}))/gu, NBSP)
      .replace(/(?<=(?:^|[ \u00A0])[àÀ]) (?=\d+(?:,\d+)?\u00A0%)/g, NBSP)
      .replace(dayBeforeMonth, NBSP)
      .replace(/(?<=\d\u00A0h) (?=\d\d(?!\d))/g, NBSP)
      .replace(/\bn° (?=\S)/g, `n°${NBSP}`)
      .replace(/(?<=\p{L}) (?=\((?:\d\d|2[AB])\))/gu, NBSP)
      .replace(/\b(DTU|NF C|NF EN|NF P|RE|RT) (?=\d)/g, `$1${NBSP}`)
      .replace(/\bNF (?=(?:DTU|C|P|EN)\b)/g, `NF${NBSP}`)
  )
}

/** A piece of a heading; whole ones must not be parted at their hyphens. */
export interface HeadingPart {
  readonly text: string
  readonly whole: boolean
}

const hyphenated =
  /(\p{Lu}\p{L}*-et-\p{Lu}\p{L}*|\p{L}+(?:-t)?-(?:ce|elles?|ils?|je|nous|on|vous|l[ae]|les|moi|lui|leur|eux|en|y|ci|là|mêmes?|être|pied)(?!\p{L})|(?<!\p{L})(?:[Aa]u|[Cc]i|[Ee]|[Ll]à|[Pp]ar)-\p{L}+)/gu

/**
 * For headings, questions and other short texts: names like « Seine-et-Marne », verbs with their pronoun
 * (« est-elle », « demandez-le »), « moi-même », « plain-pied », « peut-être » and words like « au-delà »
 * and « e-mail » are whole, all between them is not. Texts of several lines may break there, as print does.
 */
export function partsOfHeading(heading: string): HeadingPart[] {
  return heading
    .split(hyphenated)
    .map((text, index) => ({ text, whole: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** « Électricien » → « électricien », to set a title inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}
