/**
 * The one figure of a text as it is typed: « 82,5 », « 1 250 m² », « env. 90 », or what stands in square metres
 * among other words, « 3 pièces, 60 m² ». A dot before three digits parts thousands. NaN where it is not certain
 * which figure is meant: « 3 pièces », « 4 x 5 », « 90 à 100 m² ».
 */
export function typedNumber(text: string): number {
  // In here, so that the head of a page that reads no figure has none of it.
  const figure = String.raw`((?:[1-9]\d{0,2}(?:[\s.]{1,2}\d{3})+|\d+)(?:[.,]\d+)?)`
  const unit = 'm(?:²|2|[eè]tres? carr[eé]s?)'
  const about = String.raw`\s*(?:env(?:\.|iron)?|[~≈?])?\s*`
  // Makes the figures on both sides of it those of a room, of parts or of a range.
  const joint = String.raw`\s*(?:[-–+x×*/]|à|et|ou|par|sur)\s*`
  const find = (pattern: string, where: string) => [...where.matchAll(RegExp(pattern, 'giu'))]

  const alone = find(`^${about}${figure}\\s*(?:${unit}|m(?:[eè]tres?|l)?)?${about}$`, text)
  const [found, another] = alone[0]
    ? alone
    : find(String.raw`(?:^|[^\p{L}\d.,-])${figure}\s*${unit}`, text)
  if (!found?.[1] || another) return NaN
  const end = found.index + found[0].length
  const start = text.slice(0, found.index + found[0].indexOf(found[1]))
  if (find(`\\d\\s*(?:${unit}|m)?${joint}$`, start)[0] || find(`^${joint}\\d`, text.slice(end))[0])
    return NaN
  const typed = found[1].replace(/\s/g, '')
  // In English the comma parts thousands.
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed)) return NaN
  return parseFloat(
    typed
      .replace(/^[1-9]\d{0,2}(\.\d{3})+(?!\d)/, (whole) => whole.replace(/\./g, ''))
      .replace(',', '.'),
  )
}
