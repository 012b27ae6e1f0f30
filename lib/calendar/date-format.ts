/**
 * Returns a function that writes moments in one format. The formatter is made at the first call and kept:
 * making it takes about a megabyte, and many times as long as using it.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, options)).format(moment)
}
