/** A text in lower case, without accents and ligatures, all apostrophes alike. */
export function foldedText(text: string): string {
  return (
    text
      // Marks are removed before normalising too: a long run of them would take quadratic time.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('’', "'")
  )
}
