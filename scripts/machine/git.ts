import { execFileSync } from 'node:child_process'

/** What git prints may hold whole pictures. */
const maxBuffer = 64 * 2 ** 20

/**
 * Runs git in a folder, the project's root unless told, and gives what it printed.
 * @throws what `execFileSync` does: `code` is ENOENT where git is missing, `stderr` its complaint.
 */
export function git(args: readonly string[], folder = '.'): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The files that differ from the last commit, those that git does not know of too. @throws as `git` does. */
export function uncommittedFiles(folder = '.'): readonly string[] {
  return git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'], folder)
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
}

/** Why git could not be asked, in French. */
export function whyNoGit(error: unknown): string {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  return missing ? "git n'est pas installé" : "Ce dossier n'est pas suivi par git"
}

/** « a, b, … », the first five of a list. */
export function firstOf(names: readonly string[]): string {
  const most = 5
  return `${names.slice(0, most).join(', ')}${names.length > most ? ', …' : ''}`
}
