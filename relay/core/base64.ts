/** A multiple of three, so that pieces join without padding; and few enough arguments for one call. */
const PIECE = 30_000

/** Bytes in Base64, padded. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE)))
  return text
}
