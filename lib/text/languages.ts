/**
 * « Nous parlons français, anglais et espagnol. »; undefined where French is the only language, which goes
 * without saying.
 */
export function languagesText(codes: readonly string[]): string | undefined {
  if (codes.length < 2) return undefined
  const names = new Intl.DisplayNames('fr', { type: 'language' })
  const list = new Intl.ListFormat('fr').format(codes.map((code) => names.of(code) ?? code))
  return `Nous parlons ${list}.`
}
