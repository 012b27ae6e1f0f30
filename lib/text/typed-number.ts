/** The number at the beginning of a text as it is typed, « 82,5 » or « 1 250 m² »; NaN where there is none. */
export const typedNumber = (text: string) => parseFloat(text.replace(/\s/g, '').replace(',', '.'))
