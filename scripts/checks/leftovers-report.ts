import type { FactKind } from './former-firm'
import type { Leftover, Remedy } from './leftovers'

/** Kinds of traces in the order of the report, with their titles; those of a person's hand apart. */
const titles: Record<FactKind, string> = {
  brands: 'Le nom',
  words: 'Des mots du nom',
  phones: 'Le téléphone',
  emails: "L'e-mail",
  domains: 'Le domaine',
  sirets: 'Le SIRET',
  streets: "L'adresse",
  postalCodes: 'Des codes postaux',
  authors: 'Des témoins',
  members: 'Des gens de l’équipe',
  towns: 'Des communes',
  departments: 'Des départements',
  departmentCodes: 'Des numéros de département',
  prices: 'Des prix',
  delays: 'Des délais',
  durations: 'Des durées de travaux',
  sayings: 'Ce que l’ancienne entreprise disait d’elle-même',
  trades: 'Des métiers partis, dans les textes de ceux qui restent et des services',
  offers: 'À relire : un métier ou une région qui n’y est plus peut s’y cacher',
  colours: 'Des couleurs',
  logos: 'Le logo',
}

/** Traces as a person reads them: what is left by mistake first, then what is to be written. */
export function leftoversReport(leftovers: readonly Leftover[]): string {
  if (leftovers.length === 0) return "Il ne reste rien de l'ancienne entreprise."
  const group = (remedy: Remedy, title: string) => {
    const own = leftovers.filter((leftover) => leftover.remedy === remedy)
    if (own.length === 0) return []
    return [
      `══ ${title} : ${own.length}`,
      ...(Object.keys(titles) as FactKind[]).flatMap((kind) => {
        const found = own.filter((one) => one.kind === kind)
        const lines = [...new Set(found.map(leftoverLine))]
        return lines.length > 0
          ? [
              '',
              `── ${titles[kind]} : ${lines.length}`,
              ...(kind === 'offers' ? filesToRead(found) : lines),
            ]
          : []
      }),
      '',
    ]
  }
  const examplesLeft = leftovers.filter(({ remedy }) => remedy === 'none').length
  return [
    ...group('remove', 'À enlever'),
    ...group('write', 'À écrire'),
    ...(examplesLeft > 0
      ? [
          `Et ${examplesLeft} exemples dans les tests et la documentation, auxquels rien n'est à faire.`,
        ]
      : []),
  ]
    .join('\n')
    .trimEnd()
}

/**
 * A line a file: texts of one page are read together, in their file, and a line each would be two hundred for
 * a firm that keeps six trades, above which nobody would find the rest.
 */
function filesToRead(found: readonly Leftover[]): readonly string[] {
  return [...new Set(found.map(({ file }) => file))].map((file) => {
    const fields = found.flatMap((one) => (one.file === file ? [one.at ?? ''] : []))
    const tops = [...new Set(fields.map((at) => at.replace(/[[.].*$/, '')))]
    const count = fields.length === 1 ? 'un texte' : `${fields.length} textes`
    return `${file}: ${count} dans ${tops.join(', ')}`
  })
}

/** The most characters of a line of the report: a paragraph is found by its beginning. */
const longestLine = 100

function leftoverLine({ file, at, what }: Leftover): string {
  const text = what.replace(/\s+/g, ' ')
  const shown = text.length > longestLine ? `${text.slice(0, longestLine).trimEnd()}…` : text
  return `${[file, at].filter(Boolean).join(': ')}: « ${shown} »`
}
