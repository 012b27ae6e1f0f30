import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

import { base64 } from './base64'

// The platform's own (WebCrypto) takes its turn behind the disk's work in Node: a lead would wait.

/** SHA-256 of a text in UTF-8, in small hexadecimal letters. */
export function hexDigest(text: string): string {
  return bytesToHex(sha256(text))
}

/** SHA-256 of a text in UTF-8, in Base64, padded. */
export function base64Digest(text: string): string {
  return base64(sha256(text))
}
