/** How `npm run adopt` asks: in French, and without asking again what was answered before it was left. */
import { isDeepStrictEqual } from 'node:util'
import * as inquirer from '@inquirer/prompts'
import { forgetAnswers, keepAnswers, readKeptAnswers, type KeptAnswer } from './kept-answers'

const actions: Record<string, string> = {
  navigate: 'choisir',
  select: 'cocher',
  all: 'tout',
  invert: 'inverser',
}

/** What the keys do, below a list. */
const theme = {
  style: {
    // In a list with one choice Enter selects; in a list with several the space bar does.
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

/** The field that a question is asked for, and what its answer depends on besides its own rules. */
interface Asked {
  /** Of the answers, such as « address.city ». */
  readonly field: string
  /** Questions whose answers its proposal is made from: if one of them has changed, it is asked again. */
  readonly after?: readonly string[]
}

/** Answers of an adoption that was left, and of this one. */
const kept = new Map(readKeptAnswers())

/** Answers that somebody wants to change: they are proposed again. */
const dropped = new Map<string, KeptAnswer>()

/** The questions asked so far, with the field that each is asked for. */
const questions = new Map<string, string>()

/** The last answer to a question, whether or not it is still valid. */
export function lastAnswer(question: string): KeptAnswer | undefined {
  return kept.get(question) ?? dropped.get(question)
}

const basisOf = ({ after = [] }: Asked) => after.map((other) => kept.get(other)?.answer ?? null)

/** The answer to propose: the one given earlier, if everything that it depends on is unchanged. */
function proposal(question: string, asked: Asked): unknown {
  const last = lastAnswer(question)
  return last && isDeepStrictEqual(last.basis, basisOf(asked)) ? last.answer : undefined
}

/** The kept answer to a question if it is still valid, or else what is answered now. */
async function answerTo<Answer>(
  question: string,
  asked: Asked,
  fits: (answer: Answer) => unknown,
  ask: () => Promise<Answer>,
  said: (answer: Answer) => string,
): Promise<Answer> {
  questions.set(asked.field, question)
  const before = kept.get(question)
  if (
    before &&
    isDeepStrictEqual(before.basis, basisOf(asked)) &&
    (await fits(before.answer as Answer)) === true
  )
    return before.answer as Answer
  const answer = await ask()
  kept.set(question, { answer, basis: basisOf(asked), said: said(answer) })
  keepAnswers(kept)
  return answer
}

/** Asks for a line. */
export async function input(
  config: Config<typeof inquirer.input> & Asked & { readonly clearable?: boolean },
): Promise<string> {
  const { message, validate = () => true } = config
  const last = proposal(message, config)
  const proposed =
    typeof last === 'string' && last !== '' && (await validate(last)) === true
      ? last
      : config.default
  // Enter takes a proposed answer: leaving it empty needs another key.
  const emptied = proposed && config.clearable ? ' (⌫ pour vider)' : ''
  return answerTo(
    message,
    config,
    validate,
    () =>
      inquirer.input({
        ...config,
        message: `${message}${emptied}`,
        ...(proposed !== undefined && { default: proposed }),
      }),
    String,
  )
}

/** A list without the headings that a prompt may have between its choices. */
interface Listed<Value> {
  readonly message: string
  readonly choices: readonly {
    readonly name: string
    readonly value: Value
    readonly checked?: boolean
  }[]
}

/** Asks for one of a list. */
export function select<Value>(
  config: Listed<Value> & Asked & { readonly default?: Value },
): Promise<Value> {
  const offered = (answer: Value) => config.choices.some(({ value }) => value === answer)
  const last = proposal(config.message, config) as Value
  return answerTo(
    config.message,
    config,
    offered,
    () => inquirer.select<Value>({ ...config, ...(offered(last) && { default: last }), theme }),
    (answer) => namesOf(config, [answer]),
  )
}

/** Asks for some of a list. */
export function checkbox<Value>(
  config: Listed<Value> &
    Asked & {
      readonly pageSize?: number
      readonly required?: boolean
      /** Why a choice is refused; undefined where it is fine. */
      readonly refuse?: (chosen: readonly Value[]) => string | undefined
    },
): Promise<Value[]> {
  // The prompt's own rule for required choices speaks English.
  const { required = false, ...shown } = config
  const { message, choices } = shown
  const refuse = (chosen: readonly Value[]) =>
    required && chosen.length === 0 ? 'cochez-en un au moins' : shown.refuse?.(chosen)
  const fits = (answer: readonly Value[]) =>
    answer.every((one) => choices.some(({ value }) => value === one)) &&
    refuse(answer) === undefined
  const last = proposal(message, config) as readonly Value[] | undefined
  return answerTo(
    message,
    config,
    fits,
    () =>
      inquirer.checkbox<Value>({
        ...shown,
        ...(last && {
          choices: choices.map((choice) => ({ ...choice, checked: last.includes(choice.value) })),
        }),
        validate: (chosen) => refuse(chosen.map(({ value }) => value)) ?? true,
        theme,
      }),
    (answer) => namesOf(config, answer),
  )
}

/** Choices as the list has them. */
function namesOf<Value>({ choices }: Listed<Value>, chosen: readonly Value[]): string {
  const names = choices.filter(({ value }) => chosen.includes(value)).map(({ name }) => name)
  return names.join(', ')
}

/** Asks a question about this moment, whose answer is not kept. */
export function confirm(message: string): Promise<boolean> {
  return inquirer.select({ message, choices: noOrYes, theme })
}

/** Asks a question to answer with yes or no. */
export function yes(message: string, asked: Asked, now = false): Promise<boolean> {
  return select({ message, choices: noOrYes, default: now, ...asked })
}

const noOrYes = [
  { name: 'Non', value: false },
  { name: 'Oui', value: true },
]

/** Where an adoption was left: whether to go on with its answers, with some of them, or without. */
export async function goOnOrStartAgain(): Promise<void> {
  // Whoever goes back to some questions has chosen already.
  if (kept.size === 0 || dropped.size > 0) return
  const how = await inquirer.select({
    message: `Une reprise est commencée : ${kept.size > 1 ? `${kept.size} réponses sont gardées` : 'une réponse est gardée'}.`,
    choices: [
      { name: 'Continuer là où elle s’est arrêtée', value: 'go on' },
      { name: 'Changer des réponses, puis continuer', value: 'change' },
      { name: 'Recommencer depuis le début', value: 'again' },
    ],
    theme,
  })
  if (how === 'again') {
    kept.clear()
    forgetAnswers()
  }
  if (how === 'change')
    drop(
      await inquirer.checkbox({
        message: 'Questions à reposer',
        pageSize: 20,
        choices: [...kept].map(([question, { said }]) => ({
          // Without what the question says of an empty answer.
          name: `${question.replace(/ \(vide : .*\)$/, '')} : ${said || 'vide'}`,
          short: question,
          value: question,
        })),
        theme,
      }),
    )
}

/** Drops the answers to these questions, which are then asked again with these answers as proposals. */
function drop(again: readonly string[]): void {
  for (const question of again) {
    const answer = kept.get(question)
    if (answer) dropped.set(question, answer)
    kept.delete(question)
  }
  if (kept.size > 0) keepAnswers(kept)
  else forgetAnswers()
}

/** The questions that have asked for a field of the answers, or for a part of it. */
export function questionsOf(field: string): readonly string[] {
  const parts = (name: string) => name.split(/[.[]/)
  const within = (inner: string, outer: string) =>
    parts(outer).every((part, index) => parts(inner)[index] === part)
  const those = (fits: (known: string) => boolean) =>
    [...questions].filter(([known]) => fits(known)).map(([, question]) => question)
  const [first = ''] = parts(field)
  const near = those((known) => within(field, known) || within(known, field))
  return near.length > 0 ? near : those((known) => within(known, first))
}

/**
 * Says what is wrong with answers and drops them, unless somebody would rather stop.
 * @returns whether their questions are to be asked again.
 */
export async function askAgain(why: string, again: readonly string[]): Promise<boolean> {
  console.log(`\n${why}\n`)
  const stays = await inquirer.select({
    message: 'Que faire ?',
    choices: [
      { name: `Reposer ${again.length > 1 ? 'ces questions' : 'cette question'}`, value: true },
      { name: 'Arrêter ; vos réponses sont gardées', value: false },
    ],
    theme,
  })
  if (stays) drop(again)
  return stays
}
