/** How `npm run adopt` asks: in French, and nothing twice that was answered before it was left. */
import * as inquirer from '@inquirer/prompts'
import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers'

const actions: Record<string, string> = {
  navigate: 'choisir',
  select: 'cocher',
  all: 'tout',
  invert: 'inverser',
}

/** What the keys do, below a list. */
const theme = {
  style: {
    // Of one of a list, the key that ends the question selects, and so does the space bar of some of a list.
    keysHelpTip: (keys: [key: string, action: string][]) =>
      keys
        .map(([key, action]) =>
          key === '⏎'
            ? '⏎ valider'
            : `${key === 'space' ? 'espace' : key} ${actions[action] ?? action}`,
        )
        .join(', '),
  },
}

type Config<Ask extends (config: never) => unknown> = Parameters<Ask>[0]

/** Answers of an adoption that was left, and of this one. */
const kept = new Map(readKeptAnswers())

/** The answer that is kept to a question, or else that of who is asked now. */
async function answerTo<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (kept.has(question)) return kept.get(question) as Answer
  const answer = await ask()
  kept.set(question, answer)
  keepAnswers(kept)
  return answer
}

/** Asks for a line. */
export function input(config: Config<typeof inquirer.input>): Promise<string> {
  return answerTo(config.message, () => inquirer.input(config))
}

/** Asks for one of a list. */
export function select<Value>(config: Config<typeof inquirer.select<Value>>): Promise<Value> {
  return answerTo(config.message, () => inquirer.select({ ...config, theme }))
}

/** Asks for some of a list. */
export function checkbox<Value>(config: Config<typeof inquirer.checkbox<Value>>): Promise<Value[]> {
  return answerTo(config.message, () => inquirer.checkbox({ ...config, theme }))
}

/** Asks what is true of this moment alone, so that the answer is not kept. */
export function confirm(message: string): Promise<boolean> {
  return inquirer.select({ message, choices: noOrYes, theme })
}

/** Asks what is either so or not. */
export function yes(message: string): Promise<boolean> {
  return select({ message, choices: noOrYes })
}

const noOrYes = [
  { name: 'Non', value: false },
  { name: 'Oui', value: true },
]

/** Where an adoption was left: whether to go on with its answers, with some of them, or without. */
export async function goOnOrStartAgain(): Promise<void> {
  if (kept.size === 0) return
  const how = await inquirer.select({
    message: `Une reprise est commencée : ${kept.size > 1 ? `${kept.size} réponses sont gardées` : 'une réponse est gardée'}.`,
    choices: [
      { name: 'Continuer là où elle s’est arrêtée', value: 'go on' },
      { name: 'Changer des réponses, puis continuer', value: 'change' },
      { name: 'Recommencer depuis le début', value: 'again' },
    ],
    theme,
  })
  const dropped =
    how === 'again'
      ? [...kept.keys()]
      : how === 'change'
        ? await inquirer.checkbox({
            message: 'Questions à reposer',
            pageSize: 20,
            choices: [...kept].map(([question, answer]) => ({
              name: `${question} : ${said(answer)}`,
              short: question,
              value: question,
            })),
            theme,
          })
        : []
  for (const question of dropped) kept.delete(question)
  if (kept.size > 0) keepAnswers(kept)
  else forgetAnswers()
}

function said(answer: unknown): string {
  if (answer === true) return 'oui'
  if (answer === false) return 'non'
  return Array.isArray(answer) ? answer.join(', ') : String(answer)
}
