/**
 * Draws the favicon and the icons that phones want from the firm's logo (`content/brand/logo.svg`, `icon.svg`
 * where that bears the name), into `public/`. The same logo gives the same bytes, so that a second run writes
 * nothing.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { brandIcons } from '../../lib/brand/brand-icons'
import { drawings } from './brand-drawings'
import { icoFile } from './ico'
import { writeIfChanged } from './write-if-changed'

/** Writes all icons into a folder. */
export async function writeBrandIcons(target = 'public'): Promise<void> {
  mkdirSync(target, { recursive: true })
  const write = (src: string, content: string | Buffer) =>
    writeIfChanged(path.join(target, src), content)

  write(brandIcons.svg.src, drawings.tab())
  write(
    brandIcons.ico.src,
    icoFile(
      await Promise.all(
        brandIcons.ico.sizes.map(async (size) => ({ size, png: await png(drawings.small(size)) })),
      ),
    ),
  )
  write(brandIcons.apple.src, await opaquePng(drawings.square(brandIcons.apple.size)))
  for (const { src, size, purpose } of brandIcons.manifest)
    write(
      src,
      purpose === 'maskable'
        ? await opaquePng(drawings.maskable(size))
        : await png(drawings.large(size)),
    )
}

/** True colour rather than a palette, which Windows does not read in an ICO file. */
const settings = { compressionLevel: 9, palette: false }

const png = (svg: string) => sharp(Buffer.from(svg)).png(settings).toBuffer()

/** Without an alpha channel: phones fill what is transparent with black. */
const opaquePng = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png(settings).toBuffer()
