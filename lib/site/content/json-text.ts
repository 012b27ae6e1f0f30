import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/** What a text of JSON holds, or why it is none, in French and with the line: « n'est pas du JSON, ligne 3 : … ». */
export function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  // No program shows it, so that the line would say nothing.
  if (text.startsWith('\uFEFF'))
    return {
      fault:
        'commence par une marque invisible (BOM) : enregistrez ce fichier en « UTF-8 », et non en « UTF-8 avec BOM »',
    }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    // The others mostly follow from the first.
    const [first] = errors
    const line = text.slice(0, first?.offset).split('\n').length
    const isComment = first && printParseErrorCode(first.error) === 'InvalidCommentToken'
    return {
      fault: `n'est pas du JSON, ligne ${line} : ${isComment ? 'un commentaire, que JSON ne connaît pas : retirez-le' : 'une virgule, un guillemet ou une accolade de trop ou qui manque'}`,
    }
  }
}
