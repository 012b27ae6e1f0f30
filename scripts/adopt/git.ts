import path from 'node:path'
import { firstOf, uncommittedFiles, whyNoGit } from '../machine/git'

/**
 * Why nothing can be changed, in French, or undefined: what adoption changes must be visible and undoable.
 */
export function uncleanReason(given: readonly string[]): string | undefined {
  let files: readonly string[]
  try {
    files = uncommittedFiles()
  } catch (error) {
    return `${whyNoGit(error)} : la reprise ne pourrait pas être défaite. Faites une copie du dossier, puis relancez avec --without-git.`
  }
  const own = given.map((file) => path.posix.normalize(path.relative('.', path.resolve(file))))
  const changed = files.filter((file) => !own.includes(file))
  if (changed.length === 0) return undefined
  return `Des changements ne sont pas enregistrés (${firstOf(changed)}) : faites d'abord un commit, pour que ceux de la reprise se voient et se défassent.`
}
