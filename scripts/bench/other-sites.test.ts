import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { otherSites, siteName } from './other-sites'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'other-sites-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function built(name: string): string {
  const site = path.join(folder, name)
  mkdirSync(site, { recursive: true })
  writeFileSync(path.join(site, 'index.html'), '<p>bonjour</p>'.repeat(200))
  return site
}

test('nothing is beside us unless it is asked for', async () => {
  expect(await otherSites(folder, '')).toEqual([])
})

test('each site is compressed in a copy, and called by the folder that says whose it is', async () => {
  const asked = [built('astrowind/dist'), built('onze')]
  const sites = await otherSites(path.join(folder, 'copies'), asked.join(path.delimiter))
  expect(sites.map(({ name }) => name)).toEqual(['astrowind', 'onze'])
  for (const { root } of sites) expect(existsSync(path.join(root, 'index.html.br'))).toBe(true)
  for (const site of asked) expect(existsSync(path.join(site, 'index.html.br'))).toBe(false)
})

test('a folder without a home page, and two of one name, are refused by name', async () => {
  await expect(otherSites(folder, '/nulle/part')).rejects.toThrow('/nulle/part has no index.html')
  const asked = [built('astro/dist'), built('deux/astro/out')].join(path.delimiter)
  await expect(otherSites(path.join(folder, 'copies'), asked)).rejects.toThrow(
    'two folders are called "astro"',
  )
})

test('a folder that is only called as builders call it is a site all the same', () => {
  expect(siteName('/dist')).toBe('site')
})
