/** SHA-256 of a text in UTF-8. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Bytes in small hexadecimal letters. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bytes in Base64, padded. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
