import { Refusal } from './refusal'
import type { PhotoKeeping, StagedPhoto } from './store'

/** What the photos of one submission may weigh. */
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
}

/** A photo that has been read whole and waits to be kept. */
export interface ReceivedPhoto extends LeadPhoto {
  /** Of its content, in hexadecimal. */
  sha256: string
  staged: StagedPhoto
}

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
type Extension = keyof typeof TYPES

/** As many bytes tell what a picture is. */
const HEAD_BYTES = 12

/** What the first bytes say of a file, whatever its sender calls it; undefined for all but pictures. */
export function photoType(head: Uint8Array): Extension | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpg'
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  return /^RIFF[^]{4}WEBP$/.test(text) ? 'webp' : undefined
}

/** The Content-Type of a lead's file by its name; undefined where it holds no photo. */
export function photoContentType(file: string): string | undefined {
  const extension = /^photo-\d+\.(jpg|png|webp)$/.exec(file)?.[1]
  return extension && TYPES[extension as Extension]
}

/** One photo on its way in. */
interface Incoming {
  pending: Uint8Array[]
  bytes: number
  extension?: Extension
  staged?: StagedPhoto
}

/**
 * Takes the photos of one submission in as they come, so that none of them is ever whole in memory.
 * What arrives is noted by `begin` and the function it returns, and handed on by `flush`, which
 * throws 415 (no photo, or none taken here) and 413 (too many, too large, no room).
 */
export class PhotoIntake {
  readonly #incoming: Incoming[] = []
  #bytes = 0

  constructor(
    private readonly keeping: PhotoKeeping | undefined,
    private readonly limits: PhotoLimits,
  ) {}

  /** What has come of all photos, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** A photo begins: to be called with each piece of it. */
  begin(): (chunk: Uint8Array) => void {
    const photo: Incoming = { pending: [], bytes: 0 }
    this.#incoming.push(photo)
    return (chunk) => {
      photo.pending.push(chunk)
      photo.bytes += chunk.length
      this.#bytes += chunk.length
    }
  }

  /** Hands on what has come. */
  async flush(): Promise<void> {
    const { photoBytes, allPhotosBytes } = this.limits
    for (const [place, photo] of this.#chosen().entries()) {
      if (photo.pending.length === 0) continue
      if (!this.keeping) throw new Refusal(415, 'Photos refusées : ce relais n’en prend pas.')
      if (place >= this.limits.photos) throw tooMuch(`${this.limits.photos} photos au plus`)
      if (photo.bytes > photoBytes) throw tooMuch(`${mega(photoBytes)} au plus pour chacune`)
      if (this.#bytes > allPhotosBytes) throw tooMuch(`${mega(allPhotosBytes)} au plus en tout`)
      if (photo.extension === undefined) {
        if (photo.bytes < HEAD_BYTES) continue
        photo.extension = extensionOf(photo, place)
      }
      photo.staged ??= await this.keeping.stage()
      for (const chunk of photo.pending.splice(0)) await photo.staged.write(chunk)
    }
  }

  /** All photos, once everything has been flushed. A control that was left empty is none. Throws 415. */
  async finish(): Promise<ReceivedPhoto[]> {
    await this.flush()
    const received: ReceivedPhoto[] = []
    for (const [place, photo] of this.#chosen().entries()) {
      const { staged, bytes, extension } = photo
      // Too short to say what it is, it is no photo.
      if (!staged || !extension) throw noPhoto(place)
      const name = `photo-${place + 1}.${extension}`
      received.push({ name, bytes, sha256: await staged.finish(), staged })
    }
    return received
  }

  /** Removes what was not kept. Never throws. */
  async discard(): Promise<void> {
    for (const { staged } of this.#incoming) await staged?.discard().catch(() => {})
  }

  #chosen(): Incoming[] {
    return this.#incoming.filter(({ bytes }) => bytes > 0)
  }
}

function extensionOf({ pending }: Incoming, place: number): Extension {
  const head = pending.flatMap((chunk) => [...chunk.subarray(0, HEAD_BYTES)])
  const extension = photoType(Uint8Array.from(head))
  if (extension) return extension
  throw noPhoto(place)
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
