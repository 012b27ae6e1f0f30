import { cpSync } from 'node:fs'

/** Whether a file of a content folder is a photo, of any ending that the editing screen or an owner uses. */
export const isPhoto = (file: string) => /\.(?:avif|heic|jpe?g|png|webp)$/i.test(file)

/** Copies a content folder for a test, without photos, which would take longest, and what is generated. */
export function copyContent(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !isPhoto(file) && !file.includes('generated'),
  })
}
