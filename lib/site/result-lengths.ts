/**
 * What search results show whole, in characters; a title counts with the firm's name. One below the
 * shortest leaves room to say where.
 */
export const resultLengths = {
  title: { shortest: 35, longest: 65 },
  description: { shortest: 110, longest: 160 },
} as const
