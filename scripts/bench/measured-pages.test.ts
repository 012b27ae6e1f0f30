import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageFile } from '../build/page-file'
import { firstVisits } from './measured-pages'
import type { BuiltSite } from './served-sites'
import { benchTemplates, templates } from '../checks/model-pages'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'measured-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function site(name: string, addresses: readonly string[]): BuiltSite {
  const root = path.join(folder, name)
  for (const address of addresses) {
    const file = path.join(root, pageFile(address))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  return { name, root, rules: '' }
}

test('every template is visited on both devices, beside the pages that another site has of it', () => {
  const names = ['plain', 'finished', 'other', 'older']
  const origins = new Map(names.map((name) => [name, `http://${name}`]))
  const visits = firstVisits({ origins, close: () => undefined }, [
    site('other', [templates.home, '/about']),
    site('older', [templates.home, templates.quote]),
  ])
  const of = (name: string, device: string) =>
    visits.filter((visit) => visit.site === name && visit.device === device)
  const addresses = benchTemplates.map(([, address]) => `http://finished${address}`)
  expect(of('finished', 'phone').map(({ url }) => url)).toEqual(addresses)
  expect(of('finished', 'desktop').map(({ url }) => url)).toEqual(addresses)
  expect(of('other', 'phone').map(({ url }) => url)).toEqual(['http://other/'])
  expect(of('older', 'phone').map(({ template }) => template)).toEqual(['home', 'quote'])
  expect(of('older', 'desktop').map(({ template }) => template)).toEqual(['home'])
  expect(of('plain', 'phone').map(({ template }) => template)).toEqual(['home', 'service', 'quote'])
  expect(of('plain', 'desktop')).toEqual([])
})
