import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where a host that serves a branch of a repository looks. */
export interface Branch {
  readonly name: string
  /** A remote of the repository, or an address. */
  readonly remote: string
}

/**
 * Makes the files of a branch those of `out`, as a commit on top of what it holds, in the name of the
 * last commit's author; the work tree and its index are left alone.
 * @returns whether anything was new. @throws where the branch holds sources, and as git does.
 */
export function publishOnBranch({ name, remote }: Branch, out = 'out', folder = '.'): boolean {
  const scratch = mkdtempSync(path.join(tmpdir(), 'publish-'))
  const root = path.resolve(folder)
  const git = (args: readonly string[], variables: Record<string, string> = {}, input = '') => {
    try {
      // Runners leave the files to another user than the one who runs us.
      return execFileSync('git', ['-c', `safe.directory=${root}`, ...args], {
        cwd: root,
        encoding: 'utf8',
        input,
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, GIT_INDEX_FILE: path.join(scratch, 'index'), ...variables },
      }).trim()
    } catch (error) {
      // Without the fault itself, which holds the whole command: a job's log may be anybody's to read.
      throw new Error(withoutLogins((error as Error).message))
    }
  }
  try {
    const parent = fetched()
    if (parent && git(['ls-tree', parent, '--', 'package.json']))
      throw new Error(
        `PUBLISH_BRANCH=${name} : cette branche porte les sources du site, rien n'y est publié.`,
      )
    git([`--work-tree=${path.resolve(root, out)}`, 'add', '--all', '--force', '--', '.'])
    // Hosts that run Jekyll leave out folders whose name begins with « _ » unless told.
    const empty = git(['hash-object', '-w', '--stdin'])
    git(['update-index', '--add', '--cacheinfo', `100644,${empty},.nojekyll`])
    const tree = git(['write-tree'])
    if (parent && git(['rev-parse', `${parent}^{tree}`]) === tree) return false
    const [hash = '', author = '', email = ''] = git(['log', '-1', '--format=%h%n%an%n%ae']).split(
      '\n',
    )
    const commit = git(
      ['commit-tree', tree, ...(parent ? ['-p', parent] : []), '-m', `Publie ${hash}`],
      {
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: author,
        GIT_COMMITTER_EMAIL: email,
      },
    )
    // Refused, not forced, where somebody else has published meanwhile.
    git(['push', '--quiet', remote, `${commit}:refs/heads/${name}`])
    return true
  } finally {
    rmSync(scratch, { recursive: true })
  }

  /** What the branch holds now, or undefined where there is none yet. */
  function fetched(): string | undefined {
    if (!git(['ls-remote', '--heads', remote, `refs/heads/${name}`])) return undefined
    git(['fetch', '--quiet', '--depth=1', remote, `refs/heads/${name}`])
    return git(['rev-parse', 'FETCH_HEAD'])
  }
}

/** Addresses in a text without the names, passwords and tokens that stand in them. */
function withoutLogins(text: string): string {
  return text.replace(/(?<=\w:\/\/)[^\s/@]*@/g, '')
}
