import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { recordName } from '@/content/schema/parts'
import type { ContentFault } from './faults'
import { readJson } from './json-text'
import { repeatedFields } from './repeated-fields'

/** The content folder: `content`, or the one that `CONTENT_DIR` names. Throws where there is none. */
export function contentFolder(): string {
  const given = process.env.CONTENT_DIR?.trim()
  if (!given) return 'content'
  if (statSync(onDisk(given), { throwIfNoEntry: false })?.isDirectory()) return given
  throw new Error(
    `CONTENT_DIR : « ${given} » n'est pas un dossier, par exemple CONTENT_DIR=content`,
  )
}

/** A record as its file holds it, not checked yet. */
export interface RawRecord {
  readonly file: string
  /** The file's name without its ending. */
  readonly id: string
  readonly value: unknown
}

/** The pattern of file names in a folder, and the message for a name that does not match. */
export interface IdRule {
  readonly pattern: RegExp
  readonly refusal: string
}

const inAddress: IdRule = {
  pattern: recordName,
  refusal:
    "ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union",
}

/** What Windows, a Mac and browsers add to the name of a second file: « sols - Copie », « sols (1) ». */
const copied = /\s(?:-\s)?copi[ey](?:\s\(?\d+\)?)?$|\s\(\d+\)$/i

/** A picture has no page: its record may keep the name that a phone gave the photo, IMG_2041. */
export const besidePhoto: IdRule = {
  pattern: /^[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*$/,
  refusal:
    "ne peut pas nommer une fiche d'image : des lettres sans accent, des chiffres, des traits d'union ou de soulignement ; la photo, elle, garde son nom",
}

/** A path relative to the project's root as one that can be opened. */
export const onDisk = (file: string) =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), file)

/** Reads one record; what keeps it from being read is added to the faults. */
export function readRecord(
  folder: string,
  name: string,
  faults: ContentFault[],
): RawRecord | undefined {
  const file = path.posix.join(folder, name)
  if (!existsSync(onDisk(file))) {
    faults.push({ file, message: 'ce fichier manque' })
    return undefined
  }
  const bytes = readFileSync(onDisk(file))
  // Its accents would be shown as « � ».
  if (!isUtf8(bytes)) {
    const message = 'ce fichier n’est pas en UTF-8 : enregistrez-le dans ce codage'
    faults.push({ file, unreadable: true, message })
    return undefined
  }
  const text = bytes.toString('utf8')
  const read = readJson(text)
  if ('fault' in read) {
    faults.push({ file, unreadable: true, message: read.fault })
    return undefined
  }
  const { value } = read
  faults.push(...repeatedFields(file, text, value))
  return { file, id: path.basename(name, '.json'), value }
}

/**
 * Reads every record of a folder, in alphabetical order, hyphens aside.
 * @param isBeside whether a file may lie there without being a record.
 */
export function readRecords(
  folder: string,
  name: string,
  faults: ContentFault[],
  isBeside: (entry: string) => boolean = () => false,
  idRule: IdRule = inAddress,
): readonly RawRecord[] {
  const below = path.posix.join(folder, name)
  const names = existsSync(onDisk(below))
    ? readdirSync(onDisk(below)).filter((entry) => !entry.startsWith('.') && !isBeside(entry))
    : []
  const records = names.flatMap((entry) => {
    const file = path.posix.join(below, entry)
    const id = path.basename(entry, '.json')
    if (entry === id) faults.push({ file, message: "n'est pas un fichier .json" })
    else if (!idRule.pattern.test(id)) faults.push(misnamed(file, id, names, idRule))
    else return readRecord(folder, path.posix.join(name, entry), faults) ?? []
    return []
  })
  return records.sort((one, other) => alphabet.compare(one.id, other.id))
}

/** The fault of a name, with the one to give the file unless another file has that. */
function misnamed(
  file: string,
  id: string,
  names: readonly string[],
  { pattern, refusal }: IdRule,
): ContentFault {
  if (copied.test(id))
    return { file, message: `« ${id} » ${refusal} ; si c'est une copie, supprimez-la` }
  const meantId = withoutAccents(id).replace(/[\s_]+/g, '-')
  return pattern.test(meantId) && !names.includes(`${meantId}.json`)
    ? { file, message: `« ${id} » ${refusal} ; nommez le fichier ${meantId}.json`, meantId }
    : { file, message: `« ${id} » ${refusal}` }
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const alphabet = new Intl.Collator('fr', { ignorePunctuation: true })
