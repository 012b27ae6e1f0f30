import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyKnown, set, refused, found, read, folder, type Json } from './test-known-records'

test('a pair of colours below AA is named with its ratio, rounded down', async () => {
  copyKnown()
  set('brand/brand.json', 'colours.action', '#c2664c')
  set('brand/brand.json', 'colours.field', '#b9b4a8')
  const faults = await found()
  const surface = String((read('brand/brand.json').colours as Json).surface)
  expect(faults).toContain(
    `brand/brand.json: colours.action: « #c2664c » a un contraste de 3,9:1 avec colours.surface (« ${surface} »), il faut 4,5:1`,
  )
  expect(faults).toContain(
    'brand/brand.json: colours.action: « #c2664c » a un contraste de 3,9:1 avec le blanc, il faut 4,5:1',
  )
  expect(faults).toContain(
    'brand/brand.json: colours.field: « #b9b4a8 » a un contraste de 2:1 avec le blanc, il faut 3:1',
  )
})

test('a logo that bears the name wants a sign without it for the icons, and only then is that read', async () => {
  const { loadContent } = await import('./load')
  copyKnown()
  const record = 'brand/brand.json'
  const icon = 'brand/icon.svg'
  const widths = () => {
    const { logo, icon: drawn } = loadContent(folder)
    return [logo.box.width, drawn.box.width]
  }
  expect(widths()).toEqual([382, 96])
  rmSync(path.join(folder, icon))
  expect(await refused()).toEqual([
    `${icon}: ce fichier manque : le logo porte le nom (wordmark), les icônes veulent le signe seul, en SVG`,
  ])
  set(record, 'wordmark', false)
  expect(widths()).toEqual([382, 382])
})
