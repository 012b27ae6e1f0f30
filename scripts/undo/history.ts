import { git } from '../machine/git'
import { changeWords } from './change-words'
import { schemaOf } from './record-schemas'
import { recordChanges } from './record-changes'

/** A commit that changed the content. */
export interface Change {
  readonly hash: string
  /** ISO 8601, with the author's time zone. */
  readonly date: string
  readonly author: string
  readonly subject: string
  /** What it changed of the content, from the project's root. */
  readonly files: readonly string[]
}

/** Separators between commits, and between the fields of one; no text that a person types has them. */
const [record, unit] = ['\u001e', '\u001f']

/** Schemas and texts of law are a developer's. */
const code = ':(exclude)*.ts'

/**
 * The last commits that changed something below `content`, the newest first. The first commit of a
 * history is none: nothing stands before it.
 * @throws as `git` does.
 */
export function contentHistory(content: string, most: number, folder = '.'): readonly Change[] {
  const format = `%x1e${['%H', '%P', '%aI', '%an', '%s'].join('%x1f')}`
  const which = ['--no-merges', '--no-renames', '--name-only', `--max-count=${most}`]
  return git(['log', ...which, `--format=${format}`, '--', content, code], folder)
    .split(record)
    .slice(1)
    .flatMap((commit) => {
      const [line = '', ...files] = commit.split('\n').filter((each) => each !== '')
      const [hash = '', parent, date = '', author = '', subject = ''] = line.split(unit)
      return parent ? [{ hash, date, author, subject, files }] : []
    })
}

/** The name of a file's bytes at a commit, or nothing where it was not there. */
export function blobAt(commit: string, file: string, folder = '.'): string {
  return git(['ls-tree', '--format=%(objectname)', commit, '--', file], folder).trim()
}

/**
 * In words, what leads from one commit's state of a file to another's: a line for each field of a
 * record, one alone for a picture or for a file that comes or goes.
 */
export function fileWords(file: string, from: string, to: string, folder = '.'): readonly string[] {
  const [was, is] = [blobAt(from, file, folder), blobAt(to, file, folder)]
  if (was === is) return []
  if (!was) return [`${file} : ajouté`]
  if (!is) return [`${file} : retiré`]
  const [before, after] = [from, to].map((commit) => recordAt(commit, file, folder))
  if (before === undefined || after === undefined) return [`${file} : remplacé`]
  const schema = schemaOf(file)
  return recordChanges(before, after).map((change) => `${file} : ${changeWords(change, schema)}`)
}

/** What a file of JSON said, or undefined of any other and of one that was broken. */
function recordAt(commit: string, file: string, folder: string): unknown {
  if (!file.endsWith('.json')) return undefined
  try {
    return JSON.parse(git(['show', `${commit}:${file}`], folder))
  } catch {
    return undefined
  }
}
