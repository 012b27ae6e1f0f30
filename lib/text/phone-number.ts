/** What stands between digits, seen or not: blanks, dots, slashes, dashes of any kind, formatting marks. */
const separators = /[\s./\p{Pd}\u2212\p{Cf}]/gu

/** A French number without its separators: trunk zero, or +33 or 0033 with or without it. */
const frenchNumber = /^(?:(?:\+|00|\(\+)33\)?(?:\(0\)|0)?|0)([1-9]\d{8})$/

/**
 * A French phone number as the owner dials it, « 06 39 98 12 34 », however it was typed or pasted;
 * any other text as it stands. The one definition of form and relay; nine digits after the trunk
 * zero, the first no zero: the French numbering plan.
 */
export function normalisedPhone(text: string): string {
  const digits = frenchNumber.exec(text.replace(separators, ''))?.[1]
  return digits ? `0${digits}`.replace(/\d\d(?!$)/g, '$& ') : text
}
