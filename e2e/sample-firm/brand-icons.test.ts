import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { brandIcons } from '@/lib/brand/brand-icons'
import { brand } from '@/lib/site/catalog'
import { writeBrandIcons } from '@/scripts/build/brand-icons'

test('at 16 px line, cap, joint and nut still fall on whole pixels', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'icons-'))
  await writeBrandIcons(folder)
  const file = readFileSync(path.join(folder, brandIcons.ico.src))
  rmSync(folder, { recursive: true })
  // Length and offset of the first image, from the directory of the .ico file.
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  const bytes = await sharp(file.subarray(offset, offset + length))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const column = Array.from({ length: 13 }, (_, row) => {
    const pixel = bytes.subarray((row * 16 + 7) * 4, (row * 16 + 8) * 4)
    return pixel[3] === 0 ? '' : `#${pixel.toString('hex', 0, 3)}`
  })
  const { surface, band, highlight } = brand.colours
  expect(column).toEqual([...Array(6).fill(surface), band, ...Array(6).fill(highlight)])
})
