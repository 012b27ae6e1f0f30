/** What search results show whole, in characters; a title counts with the firm's name. */
export const resultLengths = {
  title: 65,
  description: { shortest: 110, longest: 160 },
} as const
