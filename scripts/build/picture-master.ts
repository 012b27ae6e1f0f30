/**
 * Reads the masters of pictures, as cameras and phones write them. What makes one unusable is said
 * in French, to the person who put it there.
 */
import { readFileSync } from 'node:fs'
import type { SharpOptions } from 'sharp'

/**
 * Phones store what their sensor saw and say beside it how it is to be turned. A mere warning (many
 * of them write headers that are not quite right) is no reason to refuse a picture; an error, or an
 * end too soon, is.
 */
export const reading = { autoOrient: true, failOn: 'error' } as const satisfies SharpOptions

/** Brands of the container that say HEVC, which sharp is not licensed to decode. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/**
 * A master that no picture can be made of. Its message names the file, and `why` alone says the reason, in
 * French.
 */
export class UnusableMaster extends Error {
  constructor(
    file: string,
    readonly why: string,
    options?: ErrorOptions,
  ) {
    super(`${file} : ${why}`, options)
    this.name = 'UnusableMaster'
  }
}

/** @throws UnusableMaster when it is missing or empty. */
export function readMaster(file: string): Buffer {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new UnusableMaster(file, "ce fichier n'existe pas. Déposez-le, ou corrigez son nom.")
  }
  if (bytes.length === 0)
    throw new UnusableMaster(file, 'ce fichier est vide. Déposez de nouveau la photo.')
  return bytes
}

/** Runs what decodes a master; @throws UnusableMaster when it cannot be decoded. */
export async function readable<T>(
  file: string,
  bytes: Buffer,
  decode: () => Promise<T>,
): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    throw new UnusableMaster(file, whyUnreadable(bytes, error), { cause: error })
  }
}

function whyUnreadable(bytes: Buffer, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  if (isHeic(bytes))
    return (
      'cette photo est au format HEIC des iPhone, que le site ne sait pas lire. Enregistrez-la en ' +
      'JPEG (sur Mac : Aperçu, Fichier, Exporter) et déposez ce JPEG à sa place. Pour les ' +
      'prochaines, sur l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible ».'
    )
  if (said.includes('unsupported image format'))
    return "ce n'est pas une image que le site sait lire. Déposez un fichier JPEG, PNG ou WebP."
  return (
    "cette image est incomplète ou abîmée. Copiez-la de nouveau depuis l'appareil, ou " +
    'enregistrez-la à nouveau en JPEG.'
  )
}

/** By its first box, not by its name: a phone may have renamed it .jpg on the way. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256))
  return heicBrands.some((brand) => brands.includes(brand))
}
