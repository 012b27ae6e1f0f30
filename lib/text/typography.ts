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
 * between thousands, U+00A0 before a colon, inside guillemets and numbers to call, before a unit, before
 * what follows an amount (« HT »), a rate (« à 20 % »), a number (« n° 4 », « article L221-18 »), a
 * department's code, a day's month, and between a postal code and its town.
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
      // No number of thousands begins with a naught: this one is called.
      .replace(/(?<![\d,])0(?: \d{3})+(?!\d)/g, (number) => number.replaceAll(' ', NBSP))
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NBSP)
      .replace(
        /(?<=[\d½¼¾]) (?=(?:€|%|°C|m²|m³|m|cm|mm|km|kg|kW|W|mA|dB|h|min|ans?|litres|ko|Mo)(?![\p{L}\d]))/gu,
        NBSP,
      )
      .replace(/(?<=€(?:\/[\p{L}²]+)?) (?=(?:HT|TTC)(?!\p{L}))/gu, NBSP)
      .replace(/(?<=(?:^|[ \u00A0])[àÀ]) (?=\d+(?:,\d+)?\u00A0%)/g, NBSP)
      .replace(dayBeforeMonth, NBSP)
      .replace(/(?<=\d\u00A0h) (?=\d\d(?!\d))/g, NBSP)
      .replace(/\bn° (?=\S)/g, `n°${NBSP}`)
      .replace(/\b([Aa]rticles?) (?=(?:[ADLR]\.? ?)?\d)/g, `$1${NBSP}`)
      .replace(/\b([ADLR]\.) (?=\d)/g, `$1${NBSP}`)
      .replace(/(?<=(?<!\d)\d{5}) (?=\p{Lu})/gu, NBSP)
      .replace(/(?<=\p{L}) (?=\((?:\d\d|2[AB])\))/gu, NBSP)
      .replace(/\b(DTU|NF C|NF EN|NF P|RE|RT|CC BY) (?=\d)/g, `$1${NBSP}`)
      .replace(/\bNF (?=(?:DTU|C|P|EN)\b)/g, `NF${NBSP}`)
  )
}

/** A piece of a heading; whole ones must not be parted at their hyphens. */
export interface HeadingPart {
  readonly text: string
  readonly whole: boolean
}

const hyphenated =
  /(\p{Lu}\p{L}*-et-\p{Lu}\p{L}*|\p{L}+(?:-t)?-(?:ce|elles?|ils?|je|nous|on|vous|l[ae]|les|moi|lui|leur|eux|en|y|ci|là|mêmes?|être|pied)(?!\p{L})|(?<!\p{L})(?:[Aa]u|[Cc]i|[Ee]|[Ll]à|[Pp]ar)-\p{L}+|(?=[^\s-]*-)\p{L}[\p{L}-]+\.[\p{L}.-]*\p{L}|[A-Z]\d+-\d+)/gu

/**
 * For headings, questions and other short texts: names like « Seine-et-Marne », verbs with their pronoun
 * (« est-elle », « demandez-le »), « moi-même », « plain-pied », « peut-être », words like « au-delà »
 * and « e-mail », and domains and articles of law are whole, all between them is not. Texts of several
 * lines may break there, as print does. A line does not end in « le », « d’un » or « et ».
 */
export function partsOfHeading(heading: string): HeadingPart[] {
  return heading
    .split(hyphenated)
    .map((text, index) =>
      index % 2 === 1 ? { text, whole: true } : { text: leadingOn(text), whole: false },
    )
    .filter(({ text }) => text !== '')
}

const leadsOn =
  /^(?:l[ae]s?|(?:d’)?une?|des?|du|en|et|ou|à|aux?|[nv]os|sa|son|[cns]e|qu[ei]|on|nous)$/i

/** Signs that stay together at the most: what has room in a hero's title on a screen 320 px wide. */
const longestRun = 13

/** Words that lead on to the next one stay with it, the nearest one first. */
function leadingOn(text: string): string {
  const runs: string[] = []
  for (const word of text.split(' ').reverse()) {
    const [next = ''] = runs
    const together = `${word}${NBSP}${next}`
    if (leadsOn.test(word) && next !== '' && together.length <= longestRun) runs[0] = together
    else runs.unshift(word)
  }
  return runs.join(' ')
}

/** « Électricien » → « électricien », to set a title inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}
