import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Blob, Commit, Person, Repository, Write } from './forge-api'

const branch = 'main'

/** A real repository without a work tree, read and written with the git program. */
export class BareRepository implements Repository {
  readonly branch = branch

  private constructor(readonly folder: string) {}

  /** Creates a repository whose first commit holds these files of a folder. */
  static withFiles(files: readonly string[], author: Person, folder = '.'): BareRepository {
    const repository = new BareRepository(mkdtempSync(path.join(tmpdir(), 'forge-')))
    repository.git(['init', '--quiet', '--bare', `--initial-branch=${branch}`])
    repository.commitIndex({ author, message: 'Début', date: new Date() }, (index) =>
      execFileSync(
        'git',
        [`--git-dir=${repository.folder}`, '--work-tree=.', 'add', '--force', '--', ...files],
        { cwd: folder, env: { ...process.env, ...index } },
      ),
    )
    return repository
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  git(args: readonly string[], input?: Buffer, variables: Record<string, string> = {}): Buffer {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.folder,
      input,
      maxBuffer: 64 * 2 ** 20,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
    })
  }

  text(...args: readonly string[]): string {
    return this.git(args).toString().trimEnd()
  }

  files(): readonly Blob[] {
    return this.text('ls-tree', '-r', '-z', '--format=%(objectname) %(objectsize) %(path)', branch)
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => {
        const [sha = '', size = '', ...name] = line.split(' ')
        return { sha, size: Number(size), path: name.join(' ') }
      })
  }

  blob(sha: string): Buffer {
    return this.git(['cat-file', 'blob', sha])
  }

  /** Returns the last commits, the newest first; with `file`, those that changed it. */
  commits(most: number, file?: string): readonly Commit[] {
    const format = ['%H', '%an', '%ae', '%aI', '%s'].join('%x1f')
    const which = file ? ['--', file] : []
    return this.text('log', `--max-count=${most}`, `--format=${format}`, branch, ...which)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [sha = '', name = '', email = '', date = '', message = ''] = line.split('\u001f')
        return { sha, author: { name, email }, date, message }
      })
  }

  /** Adds a commit to the branch. @returns its SHA. */
  commit(writes: readonly Write[], author: Person, message: string, date = new Date()): string {
    return this.commitIndex({ author, message, date }, (index) => {
      this.git(['read-tree', branch], undefined, index)
      for (const { path: file, content } of writes) {
        const mode = content
          ? `100644 ${this.git(['hash-object', '-w', '--stdin'], content).toString().trim()} 0`
          : `0 ${'0'.repeat(40)} 0`
        this.git(['update-index', '--index-info'], Buffer.from(`${mode}\t${file}\n`), index)
      }
    })
  }

  private commitIndex(
    { author, message, date }: { author: Person; message: string; date: Date },
    fill: (index: Record<string, string>) => void,
  ): string {
    const file = path.join(this.folder, `index-${randomUUID()}`)
    const index = { GIT_INDEX_FILE: file }
    try {
      fill(index)
      const tree = this.git(['write-tree'], undefined, index).toString().trim()
      const old = this.text('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`)
      const parent = old ? ['-p', old] : []
      const when = `${Math.floor(date.getTime() / 1000)} +0000`
      const sha = this.git(['commit-tree', tree, ...parent, '-m', message], undefined, {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: when,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
        GIT_COMMITTER_DATE: when,
      })
        .toString()
        .trim()
      // With the old SHA, git refuses if somebody has committed meanwhile.
      this.git(['update-ref', `refs/heads/${branch}`, sha, old])
      return sha
    } finally {
      rmSync(file, { force: true })
    }
  }
}
