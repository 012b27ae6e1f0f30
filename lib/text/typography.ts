import { monthNames } from './months'

const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

const months = monthNames.join('|')

// Where a space is replaced, the pattern begins with it and looks back afterwards: one that begins by looking
// back is tried at every character, and `french` took three times as long.
const dayBeforeMonth = new RegExp(
  ` (?=(?:${months})(?!\\p{L}))(?<=(?<!\\d)(?:1er|[1-9]|[12]\\d|3[01]) )`,
  'gu',
)

const units = '€|%|°C|m²|m³|m|cm|mm|km|kg|kW|W|mA|dB|h|min|ko|Mo'
const spelledUnits = 'ans?|(?:kilo|centi|milli)?mètres?|litres?|degrés?|milliampères?'
const beforeUnit = new RegExp(
  ` (?<=[\\d½¼¾] )(?=(?:${units}|${spelledUnits})(?![\\p{L}\\d]))`,
  'gu',
)

/**
 * Sets French typography on a plain sentence. Apostrophes become ’, three dots an ellipsis. A narrow no-break
 * space (U+202F) goes before « ; ! ? » and between thousands; a no-break space (U+00A0) before a colon,
 * inside guillemets and phone numbers, before a unit (written out or not), before what follows an amount
 * (« HT »), a rate (« à 20 % »), a number (« n° 4 », « article L221-18 »), a department's code, a day's month,
 * and between a postal code and its town. Idempotent.
 */
export function french(text: string): string {
  return (
    text
      // Also at the end of a word: « MaPrimeRénov’ ». Quotations use guillemets, so this is never a closing
      // quote.
      .replace(/(\p{L})'/gu, '$1’')
      .replace(/\.\.\./g, '…')
      .replace(/[ \u00A0]([;!?])/g, `${NARROW_NBSP}$1`)
      .replace(/ :/g, `${NBSP}:`)
      .replace(/« /g, `«${NBSP}`)
      .replace(/ »/g, `${NBSP}»`)
      // A number with a leading 0 is a phone number: its spaces do not separate thousands.
      .replace(/(?<![\d,])0(?: \d{3})+(?!\d)/g, (number) => number.replaceAll(' ', NBSP))
      .replace(/ (?<=\d )(?=\d{3}(?!\d))/g, NARROW_NBSP)
      .replace(beforeUnit, NBSP)
      .replace(/ (?=(?:HT|TTC)(?!\p{L}))(?<=€(?:\/[\p{L}²]+)? )/gu, NBSP)
      .replace(/ (?=\d+(?:,\d+)?\u00A0%)(?<=(?:^|[ \u00A0])[àÀ] )/g, NBSP)
      .replace(/TVA (?=à\u00A0\d)/g, `TVA${NBSP}`)
      // « 170 à 230 €/m² »: no line ends in « à ».
      .replace(/ (?=\d)(?<=\d[ \u00A0]à )/g, NBSP)
      .replace(dayBeforeMonth, NBSP)
      .replace(/ (?=\d\d(?!\d))(?<=\d\u00A0h )/g, NBSP)
      .replace(/\bn° (?=\S)/g, `n°${NBSP}`)
      .replace(/\b([Aa]rticles?) (?=(?:[ADLR]\.? ?)?\d)/g, `$1${NBSP}`)
      .replace(/\b([ADLR]\.) (?=\d)/g, `$1${NBSP}`)
      .replace(/ (?<=(?<!\d)\d{5} )(?=\p{Lu})/gu, NBSP)
      .replace(/ (?=\((?:\d\d|2[AB])\))(?<=\p{L} )/gu, NBSP)
      .replace(/\b(DTU|NF C|NF EN|NF P|RE|RT|CC BY) (?=\d)/g, `$1${NBSP}`)
      .replace(/\bNF (?=(?:DTU|C|P|EN)\b)/g, `NF${NBSP}`)
  )
}

/** A piece of a heading; a whole one must not be broken at its hyphens. */
export interface HeadingPart {
  readonly text: string
  readonly whole: boolean
}

const hyphenated =
  /(\p{Lu}\p{L}*-et-\p{Lu}\p{L}*|\p{L}+(?:-t)?-(?:ce|elles?|ils?|je|nous|on|vous|l[ae]|les|moi|lui|leur|eux|en|y|ci|là|mêmes?|être|pied)(?!\p{L})|(?<!\p{L})(?:[Aa]u|[Cc]i|[Ee]|[Ll]à|[Pp]ar|[Dd]ix|[Vv]ingt|[Tt]rente|[Qq]uarante|[Cc]inquante|[Ss]oixante|[Qq]uatre)-\p{L}+|(?=[^\s-]*-)\p{L}[\p{L}-]+\.[\p{L}.-]*\p{L}|[A-Z]\d+-\d+)/gu

/**
 * The pieces of a heading, a question or another short text. Whole are names like « Seine-et-Marne », verbs
 * with their pronoun (« est-elle », « demandez-le »), « moi-même », « plain-pied », « peut-être », words like
 * « au-delà » and « e-mail », numbers like « trente-cinq », domains, and articles of law; what stands between
 * them is not. In texts of several lines such words may be broken, as in print. No line ends in « le », « d’un »
 * or « et » where a short word follows.
 */
export function partsOfHeading(heading: string): HeadingPart[] {
  return heading
    .split(hyphenated)
    .map((text, index) =>
      index % 2 === 1
        ? { text, whole: true }
        : { text: ledWords(text, NBSP, longestRun).join(' '), whole: false },
    )
    .filter(({ text }) => text !== '')
}

const leadsOn =
  /^(?:l[ae]s?|(?:d’)?une?|des?|du|en|et|ou|où|à|aux?|[nv]os|sa|son|[cns]e|qu[ei]|on|[nv]ous|faux|sous|sans|pour|par|sur|avec|dans)$/i

/** The most characters that stay together: more do not fit into a hero's title on a screen 320 px wide. */
const longestRun = 13

/** The same, for what may be broken after all: if it were longer, its first word could stand on a line alone. */
const longestKept = 18

/**
 * The words of a text, those that lead on to the next one joined to it by `space`, the nearest one first, as
 * long as no more than `longest` characters are joined.
 */
function ledWords(text: string, space: string, longest = Infinity): string[] {
  const runs: string[] = []
  for (const word of text.split(' ').reverse()) {
    const [next = ''] = runs
    const together = `${word}${space}${next}`
    if (leadsOn.test(word) && next !== '' && together.length <= longest) runs[0] = together
    else runs.unshift(word)
  }
  return runs
}

/** Of a heading's words, those that stay on one line where there is room for them, or any others. */
interface HeadingRun {
  readonly text: string
  readonly kept: boolean
}

/**
 * What no-break spaces would make too wide for a phone, « d’un économiste » or « en Lot-et-Garonne », is kept
 * together all the same where a line has room for it. A heading's first words are: no line ends before.
 */
export function runsOfHeading(heading: string): HeadingRun[] {
  const runs: HeadingRun[] = []
  for (const [index, text] of ledWords(heading, ' ').entries()) {
    const before = runs.at(-1)
    const kept = index > 0 && text.includes(' ') && isKept(text)
    if (before && !before.kept && !kept)
      runs.splice(-1, 1, { text: `${before.text} ${text}`, kept })
    else runs.push({ text, kept })
  }
  return runs
}

function isKept(run: string): boolean {
  const whole = partsOfHeading(run).some((part) => part.whole)
  const unbroken = whole ? run : run.replace(/(?<=-).*/u, '')
  return (whole || run.length > longestRun) && unbroken.length <= longestKept
}

/** « Électricien » → « électricien », to set a title inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}

/** « mai 2026 » → « Mai 2026 », to begin a sentence with it. */
export function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
