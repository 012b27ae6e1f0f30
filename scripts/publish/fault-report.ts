import { appendFileSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'
import type { ContentFault } from '../../lib/site/content/faults'
import { fieldSteps } from '../../lib/site/content/field-path'

/** What the forge that runs us says of itself. */
export type ForgeVariables = Readonly<Record<string, string | undefined>>

/** What became of a run, for whoever saved a record: a heading and what to do. */
export interface Outcome {
  readonly title: string
  readonly lines: readonly string[]
}

/** The outcome of a run that faults of the content have stopped. */
export function faultOutcome(faults: readonly ContentFault[]): Outcome {
  return {
    title:
      faults.length === 1
        ? 'Une faute dans le contenu empêche de publier'
        : `${faults.length} fautes dans le contenu empêchent de publier`,
    lines: [
      ...faults.map(
        ({ file, field, message }) =>
          `- \`${file}\`${field ? `, champ \`${field}\`` : ''} : ${message}`,
      ),
      '',
      "Le site en ligne n'a pas changé. Corrigez puis enregistrez de nouveau, ou défaites le changement (npm run undo).",
    ],
  }
}

/** Says an outcome in the log, and on the run's own page where the forge has one. */
export function say({ title, lines }: Outcome, forge: ForgeVariables): void {
  console.log(`\n${title}\n${lines.join('\n')}\n`)
  if (forge.GITHUB_STEP_SUMMARY)
    appendFileSync(forge.GITHUB_STEP_SUMMARY, `## ${title}\n\n${lines.join('\n')}\n`)
}

/**
 * GitHub shows such a line beside the line of the file that it names. Forgejo sets the same variables,
 * and would print it as it is.
 */
export function annotations(
  faults: readonly ContentFault[],
  { GITHUB_ACTIONS, FORGEJO_ACTIONS, GITEA_ACTIONS }: ForgeVariables,
): readonly string[] {
  if (!GITHUB_ACTIONS || FORGEJO_ACTIONS || GITEA_ACTIONS) return []
  return faults.map(({ file, field, message }) => {
    const line = lineOf(file, field)
    const properties = [
      `file=${inProperty(file)}`,
      ...(line ? [`line=${line}`] : []),
      `title=${inProperty(field ?? 'Contenu')}`,
    ]
    return `::error ${properties.join()}::${inMessage(message)}`
  })
}

const inMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The line of a field, of what comes nearest above one that is missing, or undefined of no JSON. */
function lineOf(file: string, field = ''): number | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const tree = parseTree(text)
  if (!tree) return undefined
  const steps: JSONPath = fieldSteps(field)
  while (steps.length > 0) {
    const node = findNodeAtLocation(tree, steps)
    if (node) return text.slice(0, node.offset).split('\n').length
    steps.pop()
  }
  return 1
}
