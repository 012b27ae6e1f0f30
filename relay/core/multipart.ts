import { Dicer } from '@fastify/busboy'

import { photoPart } from '@/lib/forms/photo-rules'

import { streamBody, tooLarge } from './body'
import type { RelayRequest } from './host'
import type { FormLimits } from './options'
import type { PhotoIntake } from './photos'
import { Pieces } from './pieces'
import { Refusal } from './refusal'

/** One form field, both texts exactly as the browser sent them. */
export type FormField = readonly [name: string, value: string]

/** One part of a form as received, its value not decoded yet. */
export interface FormPart {
  name: string | undefined
  value: Pieces
}

/**
 * Reads a multipart form, all of whose parts are texts or photos, in order. Photos are passed to `photos`.
 * Throws 415, 413, 400 (malformed, a file that is no photo, too many fields, name too long), ClientGone.
 */
export async function readForm(
  request: RelayRequest,
  limits: FormLimits,
  photos: PhotoIntake,
): Promise<FormPart[]> {
  const parser = new FormParser(
    requireBoundary(request.headers.get('content-type')),
    limits,
    photos,
  )
  let received = 0
  await streamBody(request, limits.bytes + limits.allPhotosBytes, async (chunk) => {
    received += chunk.length
    parser.write(chunk)
    await photos.flush()
    if (received - photos.bytes > limits.bytes) throw tooLarge(limits.bytes)
  })
  return parser.end()
}

type Take = (chunk: Uint8Array) => void

/**
 * Takes a form apart. Built on busboy's part parser, not on busboy itself, which silently skips a part that it
 * cannot read: here no field is ever lost without an error.
 */
class FormParser {
  readonly #dicer: Dicer
  /** What stands between two parts. */
  readonly #delimiter: string
  /** How many parts of any kind have begun. */
  #begun = 0
  readonly #parts: FormPart[] = []
  readonly #ends: Promise<unknown>[] = []
  readonly #parsed: Promise<void>
  #fault: unknown

  constructor(
    boundary: string,
    private readonly limits: FormLimits,
    private readonly photos: PhotoIntake,
  ) {
    const dicer = new Dicer({ boundary })
    dicer.on('part', (stream) => this.#takePart(stream))
    this.#parsed = new Promise((resolve, reject) => {
      dicer.once('finish', resolve)
      dicer.once('error', () => reject(malformed('corps incomplet')))
    })
    // It may fail before anybody waits for it.
    this.#parsed.catch(() => {})
    this.#dicer = dicer
    this.#delimiter = `\r\n--${boundary}`
  }

  /** Throws what is wrong with the parts that have begun so far. */
  write(chunk: Uint8Array): void {
    // Each part takes a hundred times what its bytes take: thousands are not even taken apart.
    const delimiters = new TextDecoder('latin1').decode(chunk).split(this.#delimiter).length - 1
    if (delimiters > this.#most) throw tooManyFields(this.limits.fields)
    this.#dicer.write(chunk)
    if (this.#fault !== undefined) throw this.#fault
  }

  /** The texts of the form. Throws 400 where it was cut off. */
  async end(): Promise<FormPart[]> {
    this.#dicer.end()
    await this.#parsed
    // The parser may end before a part has handed over its last chunk.
    await Promise.all(this.#ends)
    return this.#parts
  }

  /** The most parts of a form, where each control for photos may be empty too. */
  get #most(): number {
    return this.limits.fields + 2 * this.limits.photos
  }

  #takePart(stream: NodeJS.ReadableStream): void {
    const part: FormPart = { name: undefined, value: new Pieces() }
    let take: Take = (chunk) => part.value.add(chunk)
    this.#parts.push(part)
    this.#ends.push(new Promise((resolve) => stream.once('end', resolve)))
    this.#begun += 1
    if (this.#parts.length > this.limits.fields || this.#begun > this.#most)
      this.#fault ??= tooManyFields(this.limits.fields)
    stream.on('header', (header: Record<string, string[]>) => {
      try {
        const { name, isFile } = readDisposition(
          header['content-disposition'],
          this.limits.nameLength,
        )
        part.name = name
        if (isFile) take = this.#beginPhoto(part)
      } catch (error) {
        this.#fault ??= error
      }
    })
    stream.on('data', (chunk: Uint8Array) => take(chunk))
    // The parser reports a body that was cut off, once.
    stream.on('error', () => {})
  }

  /** Hands a part over to the photos: it is no text. Throws 400 for another file. */
  #beginPhoto(part: FormPart): Take {
    if (part.name !== photoPart) throw new Refusal(400, FILE_REFUSED)
    this.#parts.splice(this.#parts.indexOf(part), 1)
    return this.photos.begin()
  }
}

/**
 * Decodes received parts, and lets go of their bytes. Throws 400 for a part without a name, or not in UTF-8.
 */
export function toFields(parts: readonly FormPart[]): FormField[] {
  return parts.map(({ name, value }) => {
    if (name === undefined) throw malformed('un champ n’a pas d’en-tête complet')
    return [name, decodeText(value.take(), `le champ « ${name} »`)]
  })
}

function requireBoundary(contentType: string | null): string {
  if (!contentType || !/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new Refusal(415, 'Content-Type refusé : seul multipart/form-data est accepté.')
  }
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw malformed('paramètre boundary absent du Content-Type')
  return boundary
}

const FILE_REFUSED = 'Fichier joint refusé : le formulaire n’accepte que du texte et des photos.'

function readDisposition(
  dispositions: string[] | undefined,
  maxLength: number,
): { name: string; isFile: boolean } {
  const found = /^form-data\s*;\s*name="([^"]*)"\s*(;.*)?$/is.exec(dispositions?.[0] ?? '')
  if (found?.[1] === undefined || dispositions?.length !== 1) {
    throw malformed('un champ n’a pas de nom lisible')
  }
  const name = decodeText(latin1Bytes(found[1]), 'un nom de champ')
    // The three escapes of the HTML standard, "multipart/form-data encoding algorithm".
    .replace(/%(22|0D|0A)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (name === '') throw malformed('un champ a un nom vide')
  if (name.length > maxLength) {
    throw new Refusal(
      400,
      `Nom de champ trop long, « ${name.slice(0, 20)}… » : la limite est de ${maxLength} caractères.`,
    )
  }
  return { name, isFile: /;\s*filename/i.test(found[2] ?? '') }
}

/** The bytes of a text that was decoded as Latin-1. */
function latin1Bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function decodeText(bytes: Uint8Array, where: string): string {
  try {
    // In one call: decoding a stream of chunks takes Node many times as long.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw malformed(`${where} n’est pas de l’UTF-8`)
  }
}

function tooManyFields(limit: number): Refusal {
  return new Refusal(400, `Trop de champs : la limite est de ${limit}.`)
}

function malformed(detail: string): Refusal {
  return new Refusal(400, `Formulaire illisible : ${detail}.`)
}
