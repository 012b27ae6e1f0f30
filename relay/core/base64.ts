/** Bytes in Base64, padded. */
export function base64({ buffer, byteOffset, length }: Uint8Array): string {
  // oxlint-disable-next-line no-restricted-globals -- every host has it; btoa takes thirty times as long
  return Buffer.from(buffer, byteOffset, length).toString('base64')
}
