/**
 * Encodes the masters of `content/pictures/` into `public/pictures/`: AVIF and WebP in several
 * widths, one JPEG, and a few blurred bytes to show meanwhile. Names carry a hash of the master and
 * of the settings, so that a second run encodes nothing and browsers may keep the files for ever.
 * Writes `.cache/pictures.json`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pictures } from '../../lib/site/catalog'
import type { EncodedPicture } from '../../lib/site/pictures'
import { manifestFile } from '../../lib/site/pictures'

/** 800 is what a phone 400 px wide asks for at twice the density. */
const widths = [400, 640, 800, 960, 1280, 1600, 2000]
/** WebP is for the few browsers that read no AVIF: each address more would weigh on every page. */
const fallbackWidths = [640, 1280]
const avif = { effort: 3, chromaSubsampling: '4:2:0' }
const settings = {
  avif: { ...avif, quality: 50 },
  /** For phones, whose pixels are small: a fifth less, and the same to the eye at twice the size. */
  smallAvif: { ...avif, quality: 46, upTo: 960 },
  webp: { quality: 74, effort: 4 },
  jpeg: { quality: 74, mozjpeg: true, width: 1200 },
}
/** About 65 bytes: it stands in the HTML, once for each picture shown. */
const placeholder = { width: 12, webp: { quality: 20, effort: 6 } }
const masters = path.join('content', 'pictures')
const target = path.join('public', 'pictures')

/** @throws when a record names a master that does not exist, or one that is no picture. */
export async function encodePictures(): Promise<Record<string, EncodedPicture>> {
  mkdirSync(target, { recursive: true })
  mkdirSync(path.dirname(manifestFile), { recursive: true })
  const manifest: Record<string, EncodedPicture> = {}
  const wanted = new Set<string>()
  for (const [id, { file }] of Object.entries(pictures)) {
    const master = path.join(masters, file)
    if (!existsSync(master))
      throw new Error(
        `content/pictures/pictures.json: "${id}" names ${file}, which is not in ${masters}.`,
      )
    manifest[id] = await encodePicture(id, master, wanted)
  }
  for (const name of readdirSync(target)) if (!wanted.has(name)) rmSync(path.join(target, name))
  writeFileSync(manifestFile, JSON.stringify(manifest))
  return manifest
}

async function encodePicture(
  id: string,
  master: string,
  wanted: Set<string>,
): Promise<EncodedPicture> {
  const bytes = readFileSync(master)
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 8)
  const { width, height } = await sharp(bytes).metadata()
  const upTo = (sizes: readonly number[]) => [...sizes.filter((size) => size < width), width]
  const version = async (size: number, extension: 'avif' | 'webp' | 'jpg') => {
    const name = `${id}-${size}-${hash}.${extension}`
    wanted.add(name)
    const file = path.join(target, name)
    if (!existsSync(file)) {
      const resized = sharp(bytes).resize({ width: size })
      const encoder =
        extension === 'avif'
          ? resized.avif(size <= settings.smallAvif.upTo ? settings.smallAvif : settings.avif)
          : extension === 'webp'
            ? resized.webp(settings.webp)
            : resized.jpeg(settings.jpeg)
      // Written whole or not at all, so that a run cut short leaves no half picture behind.
      writeFileSync(file, await encoder.toBuffer())
    }
    return { src: `/pictures/${name}`, width: size }
  }
  const jpegWidth = Math.min(settings.jpeg.width, width)
  return {
    width,
    height,
    avif: await Promise.all(upTo(widths).map((size) => version(size, 'avif'))),
    webp: await Promise.all(upTo(fallbackWidths).map((size) => version(size, 'webp'))),
    jpeg: {
      ...(await version(jpegWidth, 'jpg')),
      height: Math.round((height * jpegWidth) / width),
    },
    placeholder: `data:image/webp;base64,${(
      await sharp(bytes).resize({ width: placeholder.width }).webp(placeholder.webp).toBuffer()
    ).toString('base64')}`,
  }
}
