import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

import { base64 } from './base64'

// The platform's own digest (WebCrypto) queues behind work on the disk in Node, and a lead would wait for it.

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export function hexDigest(text: string): string {
  return bytesToHex(sha256(text))
}

/** SHA-256 of a text in UTF-8, in Base64, padded. */
export function base64Digest(text: string): string {
  return base64(sha256(text))
}
