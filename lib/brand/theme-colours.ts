/** Colours of the theme (app/globals.css) for what no style sheet reaches: icons, a phone's bar, Google's map. */
export const themeColours = {
  craie: '#fcfaf5',
  chaux: '#e9e0cf',
  chene: '#1f4234',
  ocre: '#d79a3c',
} as const
