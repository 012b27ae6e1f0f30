import { createRequire } from 'node:module'
import type { ShapedFont } from './kerning'

const require = createRequire(import.meta.url)

/** A TrueType or WOFF2 font as `next/font` reads it, with the reader that it brings along. */
export function openFont(font: Buffer): ShapedFont {
  const { default: open } = require('next/dist/compiled/@next/font/dist/fontkit') as {
    default: (file: Buffer) => ShapedFont
  }
  return open(font)
}
