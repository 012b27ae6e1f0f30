import { OWN_WORKS, TOPICS } from './vocabulary'

/** Points of suspicion, with the reason that the owner reads. */
export interface Sign {
  points: number
  reason: string
}

/** What a person wrote, as far as it tells a person from a program; only the beginning of long texts. */
export interface Writing {
  names: readonly string[]
  email: string
  /** Everything else that was typed, joined by line breaks. */
  text: string
}

const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Top-level domains. Some are words too: in « mur.Infos » and « fuite.Comment » only a space is missing. */
const ENDINGS = 'com|net|org|info|biz|io|fr|eu|ru|top|xyz|online|shop|site|store|club|example'
const LINK = new RegExp(
  '[Hh][Tt][Tt][Pp][Ss]?://\\S+|(?<![\\w@.])[Ww]{3}\\.\\S+|' +
    '(?<![\\w@.-])[A-Za-z\\d][A-Za-z\\d-]*(?:\\.[A-Za-z\\d-]+)*' +
    `\\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\\p{L}\\d]|[\\w.-]*@)(?:/\\S*)?`,
  'gu',
)

/** The signs that a text, a name and an address give by themselves, each reason once. */
export function signsOf({ names, email, text }: Writing): Sign[] {
  const signs = [...markup(text), ...links(text), ...scripts(text), ...noise(text)]
  signs.push(...odd(names), ...topics(text))
  if (names.some((name) => /https?:|www\.|[<>[\]{}]|\d{5}/.test(name)))
    signs.push({ points: 5, reason: 'Le nom contient un lien ou un code' })
  if (/^[^@]*\d{6}/.test(email)) signs.push({ points: 1, reason: "L'adresse e-mail est un numéro" })
  return signs
}

function markup(text: string): Sign[] {
  const found = /<\/?(?:a|script|img|iframe|div|b|p)\b[^<>]*>|\[\/?(?:url|b|img|link)\b[^[\]]*\]/i
  return found.test(text) ? [{ points: 5, reason: 'Code HTML ou BBCode dans le texte' }] : []
}

function links(text: string): Sign[] {
  const count = text.replace(MAIL_ADDRESS, ' ').match(LINK)?.length ?? 0
  if (count === 0) return []
  const words = text.replace(LINK, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
  const signs = [
    {
      points: Math.min(count, 3),
      reason: `${NUMBERS[count] ?? count} ${count === 1 ? 'lien' : 'liens'} dans le texte`,
    },
  ]
  // Somebody who wants works done writes more than a link.
  if (words < 12) signs.push({ points: 3, reason: 'Presque rien que des liens' })
  return signs
}

const SCRIPTS = [
  ['cyrilliques', /\p{Script=Cyrillic}/gu],
  ['chinois ou japonais', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['coréens', /\p{Script=Hangul}/gu],
  ['arabes', /\p{Script=Arabic}/gu],
  ['thaïs', /\p{Script=Thai}/gu],
  ['hébreux', /\p{Script=Hebrew}/gu],
] as const

/** A name or a greeting in another script is no sign; a whole text is. */
function scripts(text: string): Sign[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return SCRIPTS.flatMap(([name, script]) => {
    const share = (text.match(script)?.length ?? 0) / Math.max(letters, 1)
    return share > 0.3 ? [{ points: 5, reason: `Texte en caractères ${name}` }] : []
  })
}

const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6,}/i
/**
 * Two capitals within a word; one may be a McDonald. Each run of capitals is tried from its beginning only:
 * trying every letter of a long run would take quadratic time.
 */
const MIXED = /(?:\p{Ll}\p{Lu}\p{L}*){2,}|(?<!\p{Lu})\p{Lu}{2,}\p{Ll}+\p{Lu}/u

/** Words that a program has generated, or that fingers have typed at random. */
function noise(text: string): Sign[] {
  const words = text.replace(LINK, ' ').match(/\p{L}+/gu) ?? []
  const long = words.filter((word) => word.length >= 5)
  const rows = /qwert|azert|asdf|zxcv|sdfg|jkl/i
  const drawn = long.filter(
    (word) =>
      CONSONANTS.test(word) || MIXED.test(word) || rows.test(word) || /(\p{L})\1{4}/u.test(word),
  )
  const isNoise = long.length > 0 && drawn.length / long.length > 0.4
  const signs = isNoise ? [{ points: 5, reason: 'Suite de lettres sans mots' }] : []
  const distinct = new Set(words.map((word) => word.toLowerCase()))
  if (words.length >= 4 && distinct.size <= 2 && !isNoise)
    signs.push({ points: 5, reason: 'Toujours le même mot' })
  if (text.trim() !== '' && words.length < 2 && text.trim().length < 12)
    signs.push({ points: 3, reason: 'Le texte ne dit presque rien' })
  return signs
}

function odd(names: readonly string[]): Sign[] {
  const given = names.map((name) => name.trim()).filter(Boolean)
  const signs: Sign[] = []
  if (given.some((name) => MIXED.test(name) || CONSONANTS.test(name)))
    signs.push({ points: 2, reason: 'Le nom paraît tiré au sort' })
  // Programs fill each field with one word. Jean Jean exists, Jeanfoo Jeanfoo hardly.
  if (given.length === 2 && given[0] === given[1])
    signs.push({ points: 2, reason: 'Le prénom et le nom sont le même mot' })
  return signs
}

function topics(text: string): Sign[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const signs = TOPICS.flatMap(({ words, points: [first, further], most, reason }) => {
    const found = new Set(plain.match(words))
    if (found.size === 0) return []
    return [{ points: Math.min(first + further * (found.size - 1), most), reason }]
  })
  // « We are a family, we saw your website »: whoever names a house, or works to do there, is believed,
  // whatever else the text says.
  const [worst] = signs.sort((one, other) => other.points - one.points)
  return worst && plain.search(OWN_WORKS) >= 0 ? [{ ...worst, points: 1 }] : signs
}
