/** How the article of a commune's name merges with a preposition: « Le Passage », « au Passage », « du Passage ». */
const articles = [
  { article: /^Le (?=\p{L})/u, at: 'au ', of: 'du ' },
  { article: /^Les (?=\p{L})/u, at: 'aux ', of: 'des ' },
]

/** An h is left alone: one that elides (d'Houeillès) is written like one that does not (de Hautefage). */
const vowel = /^[aeiouyœæ]/

/** « à Agen », « au Passage », « aux Eyzies », « à La Réole » of a commune's name. */
export function atCommune(name: string): string {
  const merged = articles.find(({ article }) => article.test(name))
  return merged ? name.replace(merged.article, merged.at) : `à ${name}`
}

/** « d'Agen », « de Nérac », « du Passage », « des Eyzies », « de La Réole » of a commune's name. */
export function ofCommune(name: string): string {
  const merged = articles.find(({ article }) => article.test(name))
  if (merged) return name.replace(merged.article, merged.of)
  const bare = name.normalize('NFD').toLowerCase()
  return vowel.test(bare) ? `d'${name}` : `de ${name}`
}
