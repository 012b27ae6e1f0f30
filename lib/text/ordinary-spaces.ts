/** A text with ordinary spaces in place of the no-break spaces of French typography, to compare it. */
export const ordinarySpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')
