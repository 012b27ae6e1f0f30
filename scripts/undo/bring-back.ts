import { firstOf, git, uncommittedFiles, whyNoGit } from '../machine/git'
import { blobAt, fileWords, type Change } from './history'

/** Why nothing can be undone here, in French, or undefined. */
export function whyNot(folder = '.'): string | undefined {
  try {
    const files = uncommittedFiles(folder)
    if (files.length > 0)
      return `Des changements ne sont pas encore enregistrés (${firstOf(files)}). Enregistrez-les d'abord par un commit : rien ne doit se perdre.`
  } catch (error) {
    return `${whyNoGit(error)} : il n'y a pas d'état antérieur à rétablir.`
  }
  try {
    git(['var', 'GIT_AUTHOR_IDENT'], folder)
    return undefined
  } catch {
    return 'Git ne sait pas qui vous êtes : git config user.name « Votre nom », puis git config user.email « vous@exemple.fr ».'
  }
}

/**
 * What bringing back the state from before a change would do to today's, in words: later changes of
 * the same files go with it, and are named too. Nothing where that state is today's.
 */
export function outcome({ hash }: Change, files: readonly string[], folder = '.') {
  return files.flatMap((file) => fileWords(file, 'HEAD', `${hash}^`, folder))
}

/** Signals by which a person ends a command. */
const ending = ['SIGINT', 'SIGTERM'] as const

/**
 * Brings files back to the state from before a change, as one commit on top: history keeps what they
 * said until now, and the commit can be undone like any other. Where `check` finds a fault in the
 * content as it would be, or a signal ends it, the files are as they were.
 * @returns the new commit's hash. @throws with what `check` says, and where that state is today's.
 */
export async function bringBack(
  change: Change,
  files: readonly string[],
  check: () => Promise<void>,
  folder = '.',
): Promise<string> {
  const before = `${change.hash}^`
  const differing = files.filter(
    (file) => blobAt(before, file, folder) !== blobAt('HEAD', file, folder),
  )
  if (differing.length === 0) throw new Error("C'est déjà l'état d'aujourd'hui : rien à rétablir.")
  const words = outcome(change, differing, folder)
  // Ctrl-C comes to the same as a fault: nothing half undone may stay.
  let isEnded = false
  const end = () => (isEnded = true)
  for (const signal of ending) process.on(signal, end)
  const touched: string[] = []
  try {
    for (const file of differing) {
      touched.push(file)
      if (blobAt(before, file, folder))
        git(['restore', `--source=${before}`, '--staged', '--worktree', '--', file], folder)
      else git(['rm', '--quiet', '--', file], folder)
    }
    await check()
    if (isEnded) throw new Error('Interrompu.')
    git(['commit', '--quiet', '--message', message(change, words)], folder)
  } catch (error) {
    const left = putBack(touched, folder)
    const said =
      left.length === 0
        ? "Rien n'a changé : l'état d'avant n'a pas pu être rétabli."
        : `L'état d'avant n'a pas pu être rétabli, ni celui d'aujourd'hui de ${firstOf(left)} : git restore --source=HEAD --staged --worktree ${left.join(' ')} le remet.`
    throw new Error(`${said}\n${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  } finally {
    for (const signal of ending) process.off(signal, end)
  }
  return git(['rev-parse', 'HEAD'], folder).trim()
}

/** Makes files what they are at the last commit. @returns those that could not be. */
function putBack(files: readonly string[], folder: string): readonly string[] {
  for (const file of files) {
    try {
      git(['restore', '--source=HEAD', '--staged', '--worktree', '--', file], folder)
    } catch {
      // Either git does not know it, as it was not there and has not come back, or it is found below.
    }
  }
  const changed = uncommittedFiles(folder)
  return files.filter((file) => changed.includes(file))
}

/** Lines of a commit's message; a change of many fields is told by its first ones. */
const mostLines = 20

function message({ hash, subject }: Change, words: readonly string[]): string {
  const told = words.slice(0, mostLines)
  const more = words.length - told.length
  return [
    `Rétablit l'état d'avant « ${subject} »`,
    '',
    ...told,
    ...(more > 0 ? [`… et ${more} autres champs`] : []),
    '',
    `Avant le commit ${hash}.`,
  ].join('\n')
}
