/**
 * `npm run adopt`: makes the content another firm's. Asks in French, or takes `-- --answers file.json`;
 * changes nothing before its summary is confirmed, works on a clean git tree, and can be run again; left in
 * the middle, it goes on with the answers that were given.
 */
import path from 'node:path'
import { contentFolder } from '../lib/site/content/folder'
import { adoption, sampleTestsIn } from './adopt/adoption'
import { AnswersError, readAnswers } from './adopt/answers'
import {
  carryOut,
  openTexts,
  readAnswersFile,
  readBefore,
  remainingFaults,
  remainingTraces,
} from './adopt/carry-out'
import { logoFaults, markFiles } from './adopt/brand'
import { uncleanReason } from './adopt/git'
import { lastWords, summary } from './adopt/report'
import { forgetAnswers } from './adopt/kept-answers'
import { readTerritory } from './adopt/territory'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

/** The message where somebody leaves the questions before anything is changed. */
const unchanged =
  "Rien n'est changé. Vos réponses sont gardées : `npm run adopt` continue avec elles, et « Changer des réponses » y repose celles que vous choisissez."

async function adopt(): Promise<void> {
  const values = readOptions({
    name: 'adopt',
    does: "fait de content/ celui d'une autre entreprise, question par question, et montre d'abord ce qui va changer.",
    options: {
      answers: {
        type: 'string',
        value: 'reponses.json',
        help: 'prendre les réponses d\'un fichier ; sans "confirm": true, rien n\'y change',
      },
      'without-git': {
        type: 'boolean',
        help: 'là où git ne suit pas le dossier : faites-en une copie avant',
      },
    },
  })
  if (!values) return
  const folder = contentFolder()
  const before = readBefore(folder)
  const territory = readTerritory()
  const given = values.answers ? [values.answers] : []
  const unclean = (files: readonly string[]) =>
    values['without-git'] ? undefined : uncleanReason(files)
  // Said before an hour of questions; checked again once the logo's file is known.
  const reason = unclean(given)
  if (reason !== undefined && values.answers === undefined) throw new Error(reason)
  const source = values.answers ?? 'réponses'

  /**
   * The adoption that answers lead to, and the files of logo and icon, which a file of answers names.
   * @throws AnswersError
   */
  const adopted = (raw: unknown) => {
    const read = readAnswers(raw, source)
    const beside = values.answers ? path.dirname(values.answers) : '.'
    const drawings = markFiles.flatMap((field) =>
      read[field] ? [[field, path.resolve(beside, read[field])] as const] : [],
    )
    const wrong = drawings.flatMap(([field, file]) =>
      logoFaults(file).map((message) => ({ file: source, field, message })),
    )
    if (wrong.length > 0) throw new AnswersError(wrong)
    const answers = { ...read, ...Object.fromEntries(drawings) }
    return { answers, change: adoption(before, answers, territory, source) }
  }
  /** The answers of the questions; while something is wrong with them, these questions are asked again. */
  const asked = async (): Promise<ReturnType<typeof adopted>> => {
    const { ask, goBack } = await import('./adopt/questions')
    const raw = await ask(before, territory)
    try {
      return adopted(raw)
    } catch (error) {
      if (!(error instanceof AnswersError)) throw error
      if (await goBack(error.faults, before.tree)) return asked()
      throw new Error(unchanged, { cause: error })
    }
  }
  const { answers, change } =
    values.answers === undefined ? await asked() : adopted(readAnswersFile(values.answers))
  const stillUnclean = unclean([...given, ...markFiles.flatMap((field) => answers[field] ?? [])])
  if (stillUnclean) throw new Error(stillUnclean)

  const sampleTests = sampleTestsIn('.')
  console.log(summary(before.tree, change, answers, territory, sampleTests))
  const confirmed =
    values.answers !== undefined
      ? answers.confirm
      : await (await import('./adopt/questions')).confirmed()
  if (!confirmed) {
    console.log(
      values.answers !== undefined
        ? `\nRien n'est changé : mettez "confirm": true dans ${source} pour continuer.`
        : `\n${unchanged}`,
    )
    return
  }
  const changed = carryOut(folder, change, {
    logo: answers.logo,
    icon: answers.icon,
    sampleTests,
  })
  const faults = await remainingFaults()
  console.log(
    `\n${lastWords(changed, openTexts(folder, change.written), faults, await remainingTraces(folder))}`,
  )
  if (values.answers === undefined) forgetAnswers()
}

await main(() =>
  adopt().catch((error: unknown) => {
    if ((error as Error).name !== 'ExitPromptError') throw error
    throw new Error(`Interrompu. ${unchanged}`)
  }),
)
