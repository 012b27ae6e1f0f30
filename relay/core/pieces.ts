import { joined } from './joined-bytes'

/** A piece of fewer bytes is copied: as an object of its own it takes a hundred bytes more. */
const SMALL = 1024

/** Bytes that come piece by piece, perhaps one at a time, in little more memory than they weigh. */
export class Pieces {
  #pieces: Uint8Array[] = []
  /** Where small pieces are put together, and how many bytes of it are taken. */
  #room = new Uint8Array(0)
  #taken = 0

  add(piece: Uint8Array): void {
    if (piece.length >= SMALL) {
      this.#close()
      this.#pieces.push(piece)
      return
    }
    if (this.#taken + piece.length > this.#room.length) {
      this.#close()
      this.#room = new Uint8Array(SMALL)
    }
    this.#room.set(piece, this.#taken)
    this.#taken += piece.length
  }

  /** How many bytes have come and are still here. */
  get bytes(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, this.#taken)
  }

  /** Everything in one piece; nothing of it is held any more. */
  take(): Uint8Array {
    this.#close()
    const pieces = this.#pieces
    this.#pieces = []
    return pieces.length === 1 ? pieces[0]! : joined(pieces)
  }

  #close(): void {
    if (this.#taken > 0) this.#pieces.push(this.#room.subarray(0, this.#taken))
    this.#room = new Uint8Array(0)
    this.#taken = 0
  }
}
