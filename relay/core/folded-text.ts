/** Without accents, ligatures, capitals and the difference between apostrophes. */
export function foldedText(text: string): string {
  return (
    text
      // Before it is taken apart too: a long run of marks would be put in order in a time that grows with
      // its square.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('’', "'")
  )
}
