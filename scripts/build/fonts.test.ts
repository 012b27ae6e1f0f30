import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { subset } from './fonts'
import { openKeptResults } from './kept-results'

test('a font is cut down once, and anew for other weights, another file or another kind of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  const file = path.join(folder, 'master.woff2')
  let cuts = 0
  // As a command of its own each time, which knows of the one before what lies on the disk.
  const cut = async (weights: Parameters<typeof subset>[1], isVariable = true) => {
    const kept = openKeptResults(path.join(folder, 'kept'))
    const text = await subset({ file, isVariable }, weights, kept, async (master) =>
      Buffer.from(`${String(master)} ${++cuts}`),
    )
    return String(text)
  }
  writeFileSync(file, 'Lora')
  expect([await cut(600), await cut(600)]).toEqual(['Lora 1', 'Lora 1'])
  expect([await cut(500), await cut({ min: 400, max: 600 })]).toEqual(['Lora 2', 'Lora 3'])
  expect(await cut(600, false)).toBe('Lora 4')
  writeFileSync(file, 'Inter')
  expect(await cut(600)).toBe('Inter 5')
  rmSync(folder, { recursive: true })
})
