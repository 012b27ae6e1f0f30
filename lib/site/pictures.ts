import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Id } from '@/content/schema/vocabulary'
import { firm, pictureOf } from './catalog'

/** What `scripts/build/pictures.ts` has written about one picture: addresses by format, narrowest first. */
export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly avif: readonly { readonly src: string; readonly width: number }[]
  /** One file for the few browsers that read no AVIF: each address more would add to every page. */
  readonly webp: { readonly src: string; readonly width: number }
  /** For whatever reads no newer format, such as link previews. */
  readonly jpeg: { readonly src: string; readonly width: number; readonly height: number }
  /** Colours of its upper and its lower half, as in CSS. */
  readonly halves: readonly [upper: string, lower: string]
}

/** All that a `<picture>` needs. Pixels; addresses from the root of the site. */
export interface PictureSource {
  readonly id: Id<'picture'>
  readonly alt: string
  readonly illustration: boolean
  readonly width: number
  readonly height: number
  /** A `srcset`, narrowest first. */
  readonly avif: string
  /** The AVIF for places that take a single file. */
  readonly small: string
  /** The file for browsers that read no AVIF. */
  readonly src: string
  /** A file that anything can show, for a link to the picture. */
  readonly full: string
  /** Shown until the picture has arrived: the colours of its halves, as in CSS. */
  readonly halves: readonly [upper: string, lower: string]
}

/** Pixels: the width of a phone at not quite twice the density. */
const smallWidth = 600

/** Which versions of each picture have been encoded, as `scripts/build/pictures.ts` notes them. */
export const manifestFile = path.join('.cache', 'pictures.json')

let manifest: Record<string, EncodedPicture> | undefined

/** @throws when the pictures have not been encoded yet, or not this one. */
function encoded(id: Id<'picture'>): EncodedPicture {
  manifest ??= JSON.parse(
    readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), manifestFile), 'utf8'),
  ) as Record<string, EncodedPicture>
  const picture = manifest[id]
  if (!picture) throw new Error(`${manifestFile} has no picture "${id}": run "npm run generate".`)
  return picture
}

/** The picture of a content record, ready for `components/media/picture`. */
export function pictureSource(id: Id<'picture'>): PictureSource {
  const { width, height, avif, webp, jpeg, halves } = encoded(id)
  const { alt, illustration } = pictureOf(id)
  const small = avif.find((version) => version.width >= smallWidth) ?? avif.at(-1)
  if (!small) throw new Error(`${manifestFile}: picture "${id}" has no version.`)
  return {
    id,
    alt,
    illustration: illustration && firm.switches.illustrationNotes,
    width,
    height,
    avif: avif.map((version) => `${version.src} ${version.width}w`).join(', '),
    small: small.src,
    src: webp.src,
    full: jpeg.src,
    halves,
  }
}

/** The JPEG version, for link previews. */
export function pictureFallback(id: Id<'picture'>): EncodedPicture['jpeg'] & { alt: string } {
  return { ...encoded(id).jpeg, alt: pictureOf(id).alt }
}
