import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** HMAC with SHA-256 of a text in UTF-8, in small hexadecimal letters. */
export async function hexHmac(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(text))
  return bytesToHex(new Uint8Array(signature))
}

/** Whether a signature is that of a text, in a time that says nothing of it. */
export async function isHexHmac(secret: string, text: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = new Uint8Array(hexToBytes(signature))
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, bytesOf(text))
}
