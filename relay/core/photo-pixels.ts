/** The types of pictures that are taken, by the endings of their files. */
export type PictureType = 'jpg' | 'png' | 'webp'

/**
 * The most pixels of a photo, and of the photos of a lead that a page shows. Whatever a picture weighs, who
 * shows it needs 4 bytes for each pixel, 256 MB for as many as these. What the form has shrunk has 2.5
 * million, and phones save photos of 12 to 50 million.
 */
export const MOST_PIXELS = 64_000_000

/** A passage of a file: some bytes to leave out, and some to read. */
interface Passage {
  after: number
  bytes: number
}

/** Asks for passages of a file, and returns the pixels of the picture; undefined where it has no size. */
type Reading = Generator<Passage, number | undefined, readonly number[]>

/**
 * Counts the pixels of a picture, as its header states them, while it arrives piece by piece. Nothing of it
 * is held but a few bytes: a phone may write a megabyte before the size of a JPEG.
 */
export class PixelCount {
  readonly #reading: Reading
  #step: IteratorResult<Passage, number | undefined>
  #left = 0
  #read: number[] = []

  constructor(type: PictureType) {
    this.#reading = READINGS[type]()
    this.#step = this.#reading.next()
  }

  /** Takes the next piece of the picture. */
  take(piece: Uint8Array): void {
    let at = 0
    while (!this.#step.done) {
      const { after, bytes } = this.#step.value
      const left = Math.min(after - this.#left, piece.length - at)
      this.#left += left
      at += left
      const read = piece.subarray(at, at + bytes - this.#read.length)
      this.#read.push(...read)
      at += read.length
      if (this.#read.length < bytes) return
      this.#step = this.#reading.next(this.#read)
      this.#left = 0
      this.#read = []
    }
  }

  /** Whether no further piece will tell more. */
  get done(): boolean {
    return this.#step.done === true
  }

  /** Undefined before they are known, and for a picture without a size. */
  get pixels(): number | undefined {
    return this.#step.done ? this.#step.value || undefined : undefined
  }
}

/** The pixels of a whole picture; undefined where it states no size. */
export function pixelsOf(type: PictureType, picture: Uint8Array): number | undefined {
  const count = new PixelCount(type)
  count.take(picture)
  return count.pixels
}

const READINGS: Readonly<Record<PictureType, () => Reading>> = {
  *png() {
    const header = yield { after: 8, bytes: 16 }
    if (nameAt(header, 4) !== 'IHDR') return undefined
    return bigEndian(header, 8, 4) * bigEndian(header, 12, 4)
  },

  /** Segments, each with its length, up to the header of the frame. */
  *jpg() {
    let after = 2
    for (;;) {
      const [start, first = 0] = yield { after, bytes: 2 }
      if (start !== 0xff) return undefined
      let marker = first
      // Any number of these may stand before a marker.
      while (marker === 0xff) [marker = 0] = yield { after: 0, bytes: 1 }
      const length = bigEndian(yield { after: 0, bytes: 2 }, 0, 2)
      if (length < 2) return undefined
      if (isFrame(marker)) {
        const frame = yield { after: 1, bytes: 4 }
        return bigEndian(frame, 0, 2) * bigEndian(frame, 2, 2)
      }
      if (!mayPrecedeFrame(marker)) return undefined
      after = length - 2
    }
  },

  *webp() {
    const header = yield { after: 12, bytes: 18 }
    switch (nameAt(header, 0)) {
      case 'VP8 ': {
        const size = (at: number) => littleEndian(header, at, 2) & 0x3fff
        return bigEndian(header, 11, 3) === 0x9d012a ? size(14) * size(16) : undefined
      }
      case 'VP8L': {
        const size = (shift: number) => ((littleEndian(header, 9, 4) >>> shift) & 0x3fff) + 1
        return header[8] === 0x2f ? size(0) * size(14) : undefined
      }
      case 'VP8X':
        return (littleEndian(header, 12, 3) + 1) * (littleEndian(header, 15, 3) + 1)
      default:
        return undefined
    }
  },
}

/** Tables that share the numbers of the frames: Huffman, arithmetic coding, and one that is reserved. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc]

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
}

/** Tables, the restart interval, what an application or a person has noted. */
function mayPrecedeFrame(marker: number): boolean {
  return [0xc4, 0xcc, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef)
}

function nameAt(bytes: readonly number[], at: number): string {
  return String.fromCharCode(...bytes.slice(at, at + 4))
}

function bigEndian(bytes: readonly number[], at: number, count: number): number {
  return bytes.slice(at, at + count).reduce((number, byte) => number * 256 + byte, 0)
}

function littleEndian(bytes: readonly number[], at: number, count: number): number {
  return bigEndian(bytes.slice(at, at + count).reverse(), 0, count)
}
