/**
 * The versions of a picture: AVIF in several widths, one WebP, one JPEG, and two colours as a placeholder.
 * Names, widths and sizes follow from master and settings, so that pages can name versions before they are
 * encoded.
 */
import { createHash } from 'node:crypto'
import sharp, { type OutputInfo } from 'sharp'
import type { EncodedPicture } from '../../lib/site/pictures'
import { readable, reading } from './picture-master'

const avif = { chromaSubsampling: '4:2:0' }
const settings = {
  reading,
  /** The longer side that is kept of a master, in pixels: screens show no more, and phones take 4,000. */
  longestSide: 2000,
  /**
   * With `sizes` of four fifths of the window, 600 is for phones 360 and 375 px wide at twice the density,
   * 800 for wider ones.
   */
  widths: [400, 600, 800, 960, 1280, 1600],
  /** The next effort would take twice the time for a tenth fewer bytes at the same quality (Butteraugli). */
  avif: { ...avif, quality: 46, effort: 1 },
  /**
   * For first views on phones: a seventh smaller than with the next lower effort, in nearly twice the time;
   * on dense screens a lower quality shows less.
   */
  smallAvif: { ...avif, quality: 41, effort: 3, upTo: 800 },
  /**
   * A picture of so few bytes, headers included, fits into eight segments and comes a round trip sooner. Down
   * to the last of these qualities leaves and gravel lose little that a phone shows; below it they blur.
   */
  soonest: { upTo: 600, bytes: 10_900, qualities: [38, 35] },
  /** A third of the time that the default effort takes, for a twenty-fifth more bytes. */
  webp: { quality: 72, effort: 2, width: 960 },
  /** Only for link previews: nobody waits for it. */
  jpeg: { quality: 74, width: 1200 },
}

/** One file to be encoded. */
export interface PictureVersion {
  readonly name: string
  readonly width: number
  readonly format: 'avif' | 'webp' | 'jpeg'
  /** About the time that encoding takes, to be compared with others. */
  readonly cost: number
}

/** Stands in the names of all versions: changes with the master, the settings and the encoders. */
export function versionHash(
  master: Buffer,
  by: object = settings,
  encoders: object = sharp.versions,
): string {
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify([by, encoders]))
    .digest('hex')
    .slice(0, 8)
}

/**
 * All that pages say of a picture, before any of its versions is encoded.
 * @throws in French, naming the master, when it cannot be decoded.
 */
export async function describePicture({
  id,
  hash,
  master,
  bytes,
}: {
  readonly id: string
  readonly hash: string
  /** Its file. */
  readonly master: string
  readonly bytes: Buffer
}): Promise<EncodedPicture> {
  const { upright, halves } = await readable(master, bytes, async () => ({
    upright: (await sharp(bytes, reading).metadata()).autoOrient,
    halves: await sharp(bytes, reading)
      .resize({ width: 1, height: 2, fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer(),
  }))
  const scale = Math.min(1, settings.longestSide / Math.max(upright.width, upright.height))
  const [width, height] = [Math.round(upright.width * scale), Math.round(upright.height * scale)]
  // The width last: what the versions have in common is said in one piece, and compresses as one.
  const version = (size: number, extension: string) => ({
    src: `/pictures/${id}-${hash}-${size}.${extension}`,
    width: size,
  })
  const narrower = settings.widths.filter((size) => size < width)
  const jpegWidth = Math.min(settings.jpeg.width, width)
  return {
    width,
    height,
    avif: [...narrower, width].map((size) => version(size, 'avif')),
    webp: version(Math.min(settings.webp.width, width), 'webp'),
    jpeg: { ...version(jpegWidth, 'jpg'), height: Math.round((height * jpegWidth) / width) },
    halves: [shortColour(halves.subarray(0, 3)), shortColour(halves.subarray(3))],
  }
}

/** A colour in three hexadecimal digits, which will do for a placeholder. */
function shortColour(channels: Uint8Array): string {
  return `#${[...channels].map((value) => Math.round(value / 17).toString(16)).join('')}`
}

/** The files that a described picture names. */
export function versionsOf(picture: EncodedPicture): PictureVersion[] {
  const listed = [
    ...picture.avif.map((version) => ({
      ...version,
      format: 'avif' as const,
      effort: isSmall(version) ? 16 : 5,
    })),
    { ...picture.webp, format: 'webp' as const, effort: 2 },
    { ...picture.jpeg, format: 'jpeg' as const, effort: 1 },
  ]
  return listed.map(({ src, width, format, effort }) => ({
    name: src.replace('/pictures/', ''),
    width,
    format,
    cost: ((width * width * picture.height) / picture.width) * effort,
  }))
}

/** Whether phones and small screens ask for it, and it is encoded with more effort. */
export const isSmall = ({ width }: Pick<PictureVersion, 'width'>) =>
  width <= settings.smallAvif.upTo

/** A master as its versions are made of it. */
export interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/**
 * Decodes a master once for all of its versions: upright, in sRGB (converted from its profile), no larger
 * than any version, and without what the camera noted beside it, such as the place.
 */
export function decodeMaster(master: Buffer): Promise<Pixels> {
  const side = settings.longestSide
  return (
    sharp(master, reading)
      // A JPEG would show what is transparent in black.
      .flatten({ background: '#fff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  )
}

/**
 * Encodes one version. A picture that phones wait for in a first view gets a somewhat lower quality where
 * that brings it a round trip sooner, and the usual one where none of these does.
 */
export async function encodeVersion(
  { data, info: { width: from, height, channels } }: Pixels,
  { width, format }: Pick<PictureVersion, 'width' | 'format'>,
): Promise<Buffer> {
  const resized = sharp(data, { raw: { width: from, height, channels } }).resize({ width })
  if (format === 'webp') return resized.webp(settings.webp).toBuffer()
  if (format === 'jpeg') return resized.jpeg(settings.jpeg).toBuffer()
  if (!isSmall({ width })) return resized.avif(settings.avif).toBuffer()

  const { soonest, smallAvif } = settings
  const small = await resized.clone().avif(smallAvif).toBuffer()
  if (width > soonest.upTo || small.length <= soonest.bytes) return small
  for (const quality of soonest.qualities) {
    const lighter = await resized
      .clone()
      .avif({ ...smallAvif, quality })
      .toBuffer()
    if (lighter.length <= soonest.bytes) return lighter
  }
  return small
}
