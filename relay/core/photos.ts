import { MOST_PIXELS, PixelCount, pixelsOf, type PictureType } from './photo-pixels'
import { Refusal } from './refusal'
import type { PhotoKeeping, StagedPhoto } from './store'

/** The largest photos of one submission that are taken. */
export interface PhotoLimits {
  photos: number
  /** Of one photo, in bytes. */
  photoBytes: number
  /** Of all photos of a submission, in bytes. */
  allPhotosBytes: number
}

/** A photo of a lead, as `lead.json` names it: the file that holds it, and its weight in bytes. */
export interface LeadPhoto {
  name: string
  bytes: number
  /** Absent in leads that an older relay has kept: it took photos of any size. */
  pixels?: number
}

/** A photo that has been received completely and is yet to be kept. */
export interface ReceivedPhoto extends LeadPhoto {
  /** Of its content, in hexadecimal. */
  sha256: string
  staged: StagedPhoto
}

const TYPES: Readonly<Record<PictureType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** The bytes that tell the type of a picture. */
const HEAD_BYTES = 12

/** The type of a picture by its first bytes, whatever its sender calls it; undefined for any other file. */
export function photoType(head: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpg'
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  return /^RIFF[^]{4}WEBP$/.test(text) ? 'webp' : undefined
}

/** Every name that the files of so many photos may have. */
export const photoNames = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => place + 1).flatMap((number) =>
    Object.keys(TYPES).map((extension) => photoName(number, extension)),
  )

const photoName = (number: number, extension: string) => `photo-${number}.${extension}`

/** The Content-Type of a lead's file by its name; undefined where it holds no photo. */
export function photoContentType(file: string): string | undefined {
  const type = typeByName(file)
  return type && TYPES[type]
}

/**
 * The pixels of a photo of a lead, counted in its file where an older relay has not counted them; undefined
 * where it states no size.
 */
export async function pixelsOfPhoto(
  { name, pixels }: LeadPhoto,
  read: () => Promise<Uint8Array | undefined>,
): Promise<number | undefined> {
  const type = typeByName(name)
  if (pixels !== undefined || !type) return pixels
  const file = await read()
  return file && pixelsOf(type, file)
}

function typeByName(file: string): PictureType | undefined {
  return /^photo-\d+\.(jpg|png|webp)$/.exec(file)?.[1] as PictureType | undefined
}

/** One photo that is being received. */
interface Incoming {
  pending: Uint8Array[]
  bytes: number
  extension?: PictureType
  count?: PixelCount
  staged?: StagedPhoto
}

/** The photos of a submission, once all of it has been received. */
export interface ReceivedPhotos {
  photos: readonly ReceivedPhoto[]
  /** How many could not be kept: none is then, for the owner is to hear one number. */
  lost: number
}

/**
 * Receives the photos of one submission chunk by chunk, so that none is ever completely in memory. `begin`
 * and the function it returns collect what arrives; `flush` hands it on, and throws 415 (no photo, too many
 * pixels, or none taken here) and 413 (too many, too large). A store that fails is no reason to lose the words
 * that come with the photos: that is noted, and they are received to their end without being kept.
 */
export class PhotoIntake {
  readonly #incoming: Incoming[] = []
  #bytes = 0
  #fault: unknown

  /** @param count counts what is about to be written; throws where it is too much. */
  constructor(
    private readonly keeping: PhotoKeeping | undefined,
    private readonly limits: PhotoLimits,
    private readonly count: (bytes: number) => void,
  ) {}

  /** The bytes of all photos received so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** Why the store does not keep them; undefined as long as it does. */
  get fault(): unknown {
    return this.#fault
  }

  /** Begins a photo. Call the function that it returns with each chunk of it. */
  begin(): (chunk: Uint8Array) => void {
    const photo: Incoming = { pending: [], bytes: 0 }
    this.#incoming.push(photo)
    return (chunk) => {
      photo.pending.push(chunk)
      photo.bytes += chunk.length
      this.#bytes += chunk.length
    }
  }

  /** Hands on what has arrived. */
  async flush(): Promise<void> {
    const { photoBytes, allPhotosBytes } = this.limits
    for (const [place, photo] of this.#chosen().entries()) {
      if (photo.pending.length === 0) continue
      if (!this.keeping) throw new Refusal(415, 'Photos refusées : ce relais n’en prend pas.')
      if (place >= this.limits.photos) throw tooMuch(`${this.limits.photos} photos au plus`)
      if (photo.bytes > photoBytes) throw tooMuch(`${mega(photoBytes)} au plus pour chacune`)
      if (this.#bytes > allPhotosBytes) throw tooMuch(`${mega(allPhotosBytes)} au plus en tout`)
      if (photo.extension === undefined && photo.bytes < HEAD_BYTES) continue
      photo.extension ??= extensionOf(photo, place)
      photo.count ??= new PixelCount(photo.extension)
      for (const chunk of photo.pending.splice(0)) {
        photo.count.take(chunk)
        if (photo.count.done) requireFewPixels(photo.count, place)
        this.count(chunk.length)
        await this.#write(photo, chunk, this.keeping)
      }
    }
  }

  /** All photos, once everything has been flushed; a file field that was left empty is none. Throws 415. */
  async finish(): Promise<ReceivedPhotos> {
    await this.flush()
    const chosen = this.#chosen()
    const lost = { photos: [], lost: chosen.length }
    if (this.#fault !== undefined) return lost
    const described = chosen.map(({ staged, bytes, extension, count }, place) => {
      // Too short to have a type: it is no photo.
      if (!staged || !extension || !count) throw noPhoto(place)
      const pixels = requireFewPixels(count, place)
      return { name: photoName(place + 1, extension), bytes, pixels, staged }
    })
    // All have ended before any is discarded for another's fault.
    const ended = await Promise.allSettled(
      described.map(async (photo) => ({ ...photo, sha256: await photo.staged.finish() })),
    )
    const photos: ReceivedPhoto[] = []
    for (const each of ended)
      if (each.status === 'fulfilled') photos.push(each.value)
      else this.#fault ??= each.reason
    return this.#fault === undefined ? { photos, lost: 0 } : lost
  }

  async #write(photo: Incoming, chunk: Uint8Array, keeping: PhotoKeeping): Promise<void> {
    if (this.#fault !== undefined) return
    try {
      photo.staged ??= await keeping.stage()
      await photo.staged.write(chunk)
    } catch (error) {
      this.#fault = error
    }
  }

  /** Removes what was not kept. Never throws. */
  async discard(): Promise<void> {
    for (const { staged } of this.#incoming) await staged?.discard().catch(() => {})
  }

  #chosen(): Incoming[] {
    return this.#incoming.filter(({ bytes }) => bytes > 0)
  }
}

function extensionOf({ pending }: Incoming, place: number): PictureType {
  const head = pending.flatMap((chunk) => [...chunk.subarray(0, HEAD_BYTES)])
  const extension = photoType(Uint8Array.from(head))
  if (extension) return extension
  throw noPhoto(place)
}

/** Returns them. Throws 415, because a small file may hold more than the owner's browser can show. */
function requireFewPixels({ pixels }: PixelCount, place: number): number {
  if (pixels === undefined)
    throw new Refusal(415, `Photo n° ${place + 1} refusée : ses dimensions sont illisibles.`)
  if (pixels <= MOST_PIXELS) return pixels
  const most = `${MOST_PIXELS / 1_000_000} mégapixels au plus`
  throw new Refusal(
    415,
    `Photo n° ${place + 1} refusée : ses dimensions sont trop grandes, ${most}.`,
  )
}

function noPhoto(place: number): Refusal {
  return new Refusal(415, `Photo n° ${place + 1} refusée : elle n’est ni JPEG, ni PNG, ni WebP.`)
}

function tooMuch(limit: string): Refusal {
  return new Refusal(413, `Photos trop lourdes ou trop nombreuses : ${limit}.`)
}

function mega(bytes: number): string {
  return `${(bytes / 1024 / 1024).toLocaleString('fr')} Mio`
}
