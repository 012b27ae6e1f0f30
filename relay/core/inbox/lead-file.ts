import { ACKNOWLEDGEMENT } from '../acknowledgement'
import type { Answer } from '../host'
import { photoContentType } from '../photos'
import { Refusal } from '../refusal'
import { MESSAGE, type LeadStore } from '../store'

const FILE_TYPES: Readonly<Record<string, string>> = {
  'lead.json': 'application/json; charset=utf-8',
  [MESSAGE]: 'message/rfc822',
  [ACKNOWLEDGEMENT]: 'message/rfc822',
}

/** Answers with one file of one lead. Throws 404 for a name that the store has not given out, and 503. */
export async function answerLeadFile(
  store: LeadStore,
  name: string,
  file: string,
): Promise<Answer> {
  const type = Object.hasOwn(FILE_TYPES, file) ? FILE_TYPES[file] : photoContentType(file)
  const bytes = type === undefined ? undefined : await readNow(store, name, file)
  if (type === undefined || !bytes)
    throw new Refusal(404, 'Ce fichier n’est plus ici : il a été effacé, seul ou avec sa demande.')
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(file === MESSAGE && { 'Content-Disposition': `attachment; filename="${name}.eml"` }),
    },
    body: bytes,
  }
}

/** A file as the disk or the bucket gives it. Throws 503 while it gives none. */
function readNow(store: LeadStore, name: string, file: string): Promise<Uint8Array | undefined> {
  return store.file(name, file).catch(() => {
    throw new Refusal(
      503,
      'Ce fichier ne peut pas être lu pour le moment. Rien n’est perdu : réessayez dans une minute.',
    )
  })
}
