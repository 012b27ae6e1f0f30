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
        const lines = [...new Set(own.filter((one) => one.kind === kind).map(leftoverLine))]
        return lines.length > 0 ? ['', `── ${titles[kind]} : ${lines.length}`, ...lines] : []
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

/** The most characters of a line of the report: a paragraph is found by its beginning. */
const longestLine = 100

function leftoverLine({ file, at, what }: Leftover): string {
  const text = what.replace(/\s+/g, ' ')
  const shown = text.length > longestLine ? `${text.slice(0, longestLine).trimEnd()}…` : text
  return `${[file, at].filter(Boolean).join(': ')}: « ${shown} »`
}
