import { fileWords, type Change } from './history'

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' })

/** « 12 août 2026 à 14:05, Marie Dupont : Modifie les prix ». */
export function changeTitle({ date, author, subject }: Change): string {
  return `${day.format(new Date(date))}, ${author} : ${subject}`
}

/** What a change did, in as many lines as are asked for. */
export function changeLines(
  { hash, files }: Change,
  most: number,
  folder = '.',
): readonly string[] {
  const lines: string[] = []
  for (const [index, file] of files.entries()) {
    lines.push(...fileWords(file, `${hash}^`, hash, folder))
    // A change of a hundred files is not read to its end for its first lines.
    if (lines.length > most)
      return [
        ...lines.slice(0, most),
        index + 1 < files.length
          ? `… et d'autres champs, dans ${files.length} fichiers`
          : `… et ${lines.length - most} de plus`,
      ]
  }
  return lines
}
