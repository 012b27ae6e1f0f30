/**
 * An e-mail address without the marks that nobody sees and that come along when it is pasted: of the
 * direction of writing, of width zero, soft hyphens. An address that holds one reaches nobody.
 */
export function normalisedEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}
