/** No number is longer, and Unicode is set right in a time that grows with the square of a text. */
const longest = 100

/** What people put before a number, or a program that hands one on. */
const announcement = /^\s*(?:t[ée]l(?:[ée]phone)?|portable|mobile|fixe)?\s*[.:]?(?=[\s\d+(])/iu

/** What stands between digits, seen or not: blanks, dots, commas, dashes of any kind, formatting marks. */
const separators = /[\s.,:_·•/\p{Pd}\u2212\p{Cf}]/gu

/** A French number without its separators: trunk zero, or +33, 0033 or 33 with or without it. */
const frenchNumber = /^(?:(?:\+|00)?330?|0)([1-9]\d{8})$/

/**
 * A French phone number as the owner dials it, « 06 39 98 12 34 », however it was typed or pasted;
 * any other text as it stands. The one definition of form and relay; nine digits after the trunk
 * zero, the first no zero: the French numbering plan.
 */
export function normalisedPhone(text: string): string {
  if (text.length > longest) return text
  const bare = text
    // Digits of other widths.
    .normalize('NFKC')
    .replace(announcement, '')
    .replace(separators, '')
    .replace(/\((\+?\d+)\)/g, '$1')
  const digits = frenchNumber.exec(bare)?.[1]
  return digits ? `0${digits}`.replace(/\d\d(?!$)/g, '$& ') : text
}
