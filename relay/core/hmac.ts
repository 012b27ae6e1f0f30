import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** HMAC-SHA-256 of pieces that follow each other, texts in UTF-8. */
export function hmacOf(
  secret: Uint8Array | string,
  ...pieces: readonly (Uint8Array | string)[]
): Uint8Array {
  const signature = hmac.create(sha256, secret)
  for (const piece of pieces) signature.update(piece)
  return signature.digest()
}

/** HMAC-SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export function hexHmac(secret: string, text: string): string {
  return bytesToHex(hmacOf(secret, text))
}

/** Whether a signature is that of a text, compared in constant time. */
export function isHexHmac(secret: string, text: string, signature: string): boolean {
  return /^[0-9a-f]{64}$/.test(signature) && areEqual(hexToBytes(signature), hmacOf(secret, text))
}

/** Compares signatures in constant time. */
export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}
