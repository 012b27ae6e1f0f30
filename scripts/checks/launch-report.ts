/** What is left to replace before going live, as a machine and as the owner read it. */
import type { FoundIn } from './record-places'

/** Something that only the owner can replace. */
export interface Finding {
  readonly kind: LaunchKind
  /** The file that holds it, or « environnement ». */
  readonly where: string
  /** The dotted path in that file, or the variable. */
  readonly field: string
  readonly what: string
}

export type LaunchKind = keyof typeof launchKinds

/** Kinds of findings in the order of the report, with their titles. */
const launchKinds = {
  identity: 'Ce que la loi demande et qui manque à firm.json',
  terms: 'Ce à quoi le site engage l’entreprise',
  accessibility: 'Ce que le site dit avoir vérifié',
  blank: 'Textes à compléter',
  agreement: 'Phrases à accorder avec ce qu’elles comptent',
  testimonial: 'Témoignages d’exemple à remplacer par de vrais',
  review: 'Ce que la loi veut auprès des vrais témoignages',
  job: 'Chantiers d’exemple à remplacer par de vrais',
  member: 'Membres d’exemple de l’équipe à remplacer par de vrais',
  picture: 'Illustrations à remplacer par des photos',
  logo: "Logo d'une autre entreprise",
  unnamed: 'Images qu’aucune fiche ne nomme',
  address: 'Adresses sur un domaine que personne ne peut avoir',
  phone: 'Numéros de téléphone réservés à la fiction',
  coordinates: 'Position à confirmer',
  place: 'Lieux qui ne sont pas ceux de l’entreprise',
  amount: 'Prix dits deux fois, autrement',
  date: 'Dates passées, bientôt passées ou peu vraisemblables',
  fact: 'Faits de droit, d’impôt, d’aide et de norme à lire à leur source',
  label: 'Labels que firm.json n’a pas',
  claim: 'Textes qui ne sont pas vrais de l’entreprise',
  relay: 'Relais qui reçoit les formulaires',
} as const

/** What one check has found, under the title of its kind. */
export function ofKind(kind: LaunchKind, found: readonly FoundIn[]): readonly Finding[] {
  return found.map(({ file, field, what }) => ({ kind, where: file, field, what }))
}

/** The findings for a machine: kinds in the order of the report. */
export function launchJson(findings: readonly Finding[], reminder?: string): string {
  const groups = (Object.keys(launchKinds) as LaunchKind[]).map((kind) => ({
    kind,
    title: launchKinds[kind],
    findings: findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, field, what }) => ({ file: where, field, what })),
  }))
  return JSON.stringify(
    {
      left: findings.length,
      groups: groups.filter((group) => group.findings.length > 0),
      reminder,
    },
    null,
    2,
  )
}

/** The findings as the owner reads them: by kind, one line each, and their number. */
export function launchReport(findings: readonly Finding[], reminder?: string): string {
  const asked = reminder === undefined ? [] : [reminder, '']
  if (findings.length === 0) return [...asked, nothingLeft].join('\n')
  const groups = (Object.keys(launchKinds) as LaunchKind[]).flatMap((kind) => {
    const lines = findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, what }) => `${where}: ${what}`)
    return lines.length > 0 ? [`── ${launchKinds[kind]} : ${lines.length}`, ...lines, ''] : []
  })
  return [...groups, ...asked, lastLine(findings.length)].join('\n')
}

const nothingLeft = 'Il ne reste rien à remplacer : le site peut être mis en ligne.'

const lastLine = (left: number) =>
  left > 1
    ? `Il reste ${left} choses à remplacer avant la mise en ligne.`
    : 'Il reste une chose à remplacer avant la mise en ligne.'
