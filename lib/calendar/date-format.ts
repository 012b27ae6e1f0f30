/**
 * A way to write moments. Its formatter is made with the first of them and kept: that takes about a
 * megabyte, and many times as long as to write one.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, options)).format(moment)
}
