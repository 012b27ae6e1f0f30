import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBefore } from './carry-out'
import { readTerritory } from './territory'

interface Question {
  readonly message: string
  readonly default?: string
  readonly choices?: readonly { readonly value: unknown; readonly checked?: boolean }[]
}

/** What is typed where the proposed answer will not do, by words of the question. */
const typed: Readonly<Record<string, string>> = {
  "Nom de l'entreprise": 'Oc',
  'En une ligne': 'Oc, toiture',
  'Téléphone fixe': '05 36 49 00 31',
  'E-mail': 'bonjour@oc.example',
  'Code postal': '24000',
  'Numéro et rue': '12 rue des Carriers',
  'Domaine du site': 'oc.example',
  'Année de création': '1998',
}

/** The questions that were asked, in their order; the one that is left at stands last. */
let asked: string[] = []
let leftAt: string | undefined
/** What is chosen where an adoption was left. */
let how = 'go on'
let again: readonly string[] = []

const answer = (question: Question): unknown => {
  asked.push(question.message)
  if (leftAt !== undefined && question.message.startsWith(leftAt))
    throw Object.assign(new Error('left'), { name: 'ExitPromptError' })
  if (question.message.startsWith('Une reprise est commencée')) return how
  if (question.message === 'Questions à reposer') return again
  const { choices } = question
  if (!choices) {
    const [, text] = Object.entries(typed).find(([of]) => question.message.startsWith(of)) ?? []
    return text ?? question.default ?? ''
  }
  const checked = choices.filter((choice) => choice.checked).map(({ value }) => value)
  return choices.some((choice) => 'checked' in choice) ? checked : choices[0]?.value
}
const answering = (question: Question) => Promise.resolve().then(() => answer(question))
jest.mock('@inquirer/prompts', () => ({
  input: answering,
  select: answering,
  checkbox: answering,
}))

const root = process.cwd()
const { tree } = readBefore('content')
const territory = readTerritory()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

/** Runs the questions as the command does, from what is kept on disk. */
async function ask(): Promise<{
  readonly answers: unknown
  readonly questions: readonly string[]
}> {
  jest.resetModules()
  asked = []
  const { ask: questions } = await import('./questions')
  const answers = await questions(tree, territory).catch((error: Error) => error.name)
  return { answers, questions: asked }
}

test('who leaves the questions in the middle goes on where he left, and answers as if he had not', async () => {
  leftAt = undefined
  const whole = await ask()
  rmSync('.cache', { recursive: true })
  leftAt = 'Code postal'
  const left = await ask()
  expect(left.answers).toBe('ExitPromptError')
  leftAt = undefined
  const rest = await ask()
  expect(rest.answers).toEqual(whole.answers)
  expect(rest.questions).toEqual([
    expect.stringMatching(/^Une reprise est commencée : \d+ réponses sont gardées\.$/),
    ...whole.questions.slice(left.questions.length - 1),
  ])
})

test('who comes back may change some answers, or begin anew', async () => {
  const whole = await ask()
  how = 'change'
  again = ['E-mail', 'Travaillez-vous seul ?']
  const changed = await ask()
  expect(changed.questions.slice(1)).toEqual([
    'Questions à reposer',
    'Travaillez-vous seul ?',
    'E-mail',
  ])
  expect(changed.answers).toEqual(whole.answers)
  how = 'again'
  expect((await ask()).questions.slice(1)).toEqual(whole.questions)
})

test('once the answers have become the content, nothing is kept of them', async () => {
  await ask()
  expect(existsSync('.cache/adopt-answers.json')).toBe(true)
  const { forgetAnswers } = await import('./kept-answers')
  forgetAnswers()
  expect(existsSync('.cache/adopt-answers.json')).toBe(false)
  expect((await ask()).questions[0]).toBe("Nom de l'entreprise")
})
