/** Letters without accents or capitals, words apart by one space: how what is typed is compared. */
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
