import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Id } from '@/content/schema/vocabulary'
import { company, pictureOf } from './catalog'

/** What the picture script wrote about one picture: addresses by format, narrowest first. */
export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly avif: readonly { readonly src: string; readonly width: number }[]
  readonly webp: readonly { readonly src: string; readonly width: number }[]
  /** One JPEG for what reads no newer format, such as link previews. */
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
  readonly avif: string
  readonly webp: string
  readonly src: string
  /** The narrowest version, for where a single file must do. */
  readonly small: string
  /** The widest version, for the lightbox. */
  readonly full: string
  /** What shows until the picture itself has arrived: the colours of its halves, as in CSS. */
  readonly halves: readonly [upper: string, lower: string]
}

export const manifestFile = path.join('.cache', 'pictures.json')

let manifest: Record<string, EncodedPicture> | undefined

/** @throws when the picture script has not run, or has not met this picture. */
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
  const { width, height, avif, webp, halves } = encoded(id)
  const [narrowest] = webp
  const widest = webp.at(-1)
  const middle = webp[Math.floor(webp.length / 2)]
  if (!narrowest || !widest || !middle)
    throw new Error(`${manifestFile}: picture "${id}" has no version.`)
  const srcSet = (versions: EncodedPicture['webp']) =>
    versions.map((version) => `${version.src} ${version.width}w`).join(', ')
  const { alt, illustration } = pictureOf(id)
  return {
    id,
    alt,
    illustration: illustration && company.switches.illustrationNotes,
    width,
    height,
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: middle.src,
    small: narrowest.src,
    full: widest.src,
    halves,
  }
}

/** The JPEG version, for link previews. */
export function pictureFallback(id: Id<'picture'>): EncodedPicture['jpeg'] & { alt: string } {
  return { ...encoded(id).jpeg, alt: pictureOf(id).alt }
}
