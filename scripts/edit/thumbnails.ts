/** Pictures as small as the editing screen shows them beside their words. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { collections } from '../../lib/site/content/kinds'
import { reading } from '../build/picture-master'

/** Pixels: those of `admin/screen/screen.css`, twice over for fine screens. */
const size = { width: 160, height: 120 } as const

/**
 * Each is made once for its photo as it is.
 * @param folder the content folder on disk.
 * @returns what makes the thumbnail of a picture, by its id, as WebP; nothing of one that is not
 * there, or that cannot be read: its words are there all the same, and the check says why.
 */
export function thumbnails(folder: string): (id: string) => Promise<Buffer | undefined> {
  const made = new Map<string, { readonly stamp: string; readonly bytes: Buffer }>()
  return async (id) => {
    const photo = photoOf(path.join(folder, collections.picture.folder), id)
    if (!photo) return undefined
    const { mtimeMs, size: length } = statSync(photo)
    const stamp = `${photo} ${mtimeMs} ${length}`
    const before = made.get(id)
    if (before?.stamp === stamp) return before.bytes
    const bytes = await sharp(photo, reading)
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 70 })
      .toBuffer()
      .catch(() => undefined)
    if (bytes) made.set(id, { stamp, bytes })
    return bytes
  }
}

/** The photo that a picture's record names, beside that record. */
function photoOf(pictures: string, id: string): string | undefined {
  try {
    const record = JSON.parse(readFileSync(path.join(pictures, `${id}.json`), 'utf8')) as {
      readonly file: string
    }
    const photo = path.join(pictures, path.basename(record.file))
    return existsSync(photo) ? photo : undefined
  } catch {
    return undefined
  }
}
