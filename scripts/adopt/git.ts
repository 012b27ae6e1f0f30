import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Why nothing can be changed, or undefined: what adoption changes must be seen and can be undone. */
export function uncleanReason(given: readonly string[]): string | undefined {
  let status: string
  try {
    status = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return `${
      missing ? "git n'est pas installé" : "Ce dossier n'est pas suivi par git"
    } : la reprise ne pourrait pas être défaite. Faites une copie du dossier, puis relancez avec --without-git.`
  }
  const own = given.map((file) => path.posix.normalize(path.relative('.', path.resolve(file))))
  const changed = status
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
    .filter((file) => !own.includes(file))
  if (changed.length === 0) return undefined
  const named = changed.slice(0, 5).join(', ')
  return `Des changements ne sont pas enregistrés (${named}${
    changed.length > 5 ? ', …' : ''
  }) : faites d'abord un commit, pour que ceux de la reprise se voient et se défassent.`
}
