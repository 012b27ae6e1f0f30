/**
 * The number at the beginning of a text as it is typed, « 82,5 », « 1 250 m² » or « 1.250 », where a dot before
 * three digits parts thousands; NaN where there is none, or where it is but one side of a room, « 4 x 5 ».
 */
export const typedNumber = (text: string) => {
  const figure = text.replace(/\s/g, '')
  return /\dm?[x×*]\d/i.test(figure)
    ? NaN
    : parseFloat(
        figure
          .replace(/^[1-9]\d{0,2}(\.\d{3})+(?!\d)/, (whole) => whole.replace(/\./g, ''))
          .replace(',', '.'),
      )
}
