import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/**
 * The value of a JSON text, or why it is not JSON, in French and with the line: « n'est pas du JSON, ligne 3
 * : … ».
 */
export function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  // No editor shows this character, so a line number would not help.
  if (text.startsWith('\uFEFF'))
    return {
      fault:
        'commence par une marque invisible (BOM) : enregistrez ce fichier en « UTF-8 », et non en « UTF-8 avec BOM »',
    }
  if (text.trim() === '')
    return { fault: 'est vide : git en garde le dernier texte (git checkout, puis son nom)' }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    // The others mostly follow from the first.
    const [first] = errors
    const { at, remedy } = mistakeAt(text, first)
    const line = text.slice(0, at).split('\n').length
    return { fault: `n'est pas du JSON, ligne ${line} : ${remedy}` }
  }
}

/** Where the mistake is and what to do about it, as far as the text around it tells. */
function mistakeAt(text: string, error: ParseError | undefined) {
  const at = error?.offset
  if (error && printParseErrorCode(error.error) === 'InvalidCommentToken')
    return { at, remedy: 'un commentaire, que JSON ne connaît pas : retirez-le' }
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  const [, whole] = /:\s*(-?\d+),$/.exec(before) ?? []
  const [decimals] = /^\d+/.exec(after) ?? []
  if (whole && decimals)
    return { at, remedy: `un nombre s'écrit avec un point, ${whole}.${decimals}` }
  if (before.endsWith(',') && /^[}\]]/.test(after))
    return { at: before.length, remedy: `la virgule avant ${after[0]} est de trop : retirez-la` }
  if (/^[“”„]/.test(after))
    return {
      at,
      remedy: `un guillemet ${after[0]} à la place du droit, " : un traitement de texte l’a changé`,
    }
  // At the end of the line before: an editor opened there shows what is missing.
  if (
    /(?:["\d\]}]|true|false|null)$/.test(before) &&
    /^"/.test(after) &&
    isOnNextLine(text, before)
  )
    return { at: before.length, remedy: 'il manque une virgule à la fin de cette ligne' }
  if (before.endsWith('"') && /^\p{L}/u.test(after) && !/^(?:true|false|null)\b/.test(after))
    return {
      at,
      remedy: 'un guillemet droit ferme le texte trop tôt : dans un texte, écrivez « et »',
    }
  return { at, remedy: 'une virgule, un guillemet ou une accolade de trop ou qui manque' }
}

/** Whether a line ends where what is right of the text ends. */
const isOnNextLine = (text: string, { length }: string) => /^\s*?\n/.test(text.slice(length))
