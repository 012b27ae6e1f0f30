/**
 * A text in lower case without accents, its words separated by single spaces: the form in which typed texts
 * are compared.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}
