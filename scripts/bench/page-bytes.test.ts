import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { namedFiles, pageBytes } from './page-bytes'

const plain =
  '<link rel="stylesheet" href="/a.css" data-precedence="next"/>' +
  '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<script src="/a.js" async=""></script><script src="/a.js" async=""></script>' +
  '<script src="/old.js" noModule=""></script><script>inline()</script>'

test('scripts with a tag are fetched at load, each once, and none for browsers of old', () => {
  expect(namedFiles(plain)).toEqual({
    css: ['/a.css'],
    fonts: ['/f.woff2'],
    scriptsAtLoad: ['/a.js'],
    scriptsWanted: [],
    payload: [],
  })
})

test('late scripts and what they read are fetched once they are wanted', () => {
  const late = namedFiles('<meta name="late-scripts" content="/x.txt /boot.js /a.js"/>')
  expect(late.scriptsAtLoad).toEqual([])
  expect(late.scriptsWanted).toEqual(['/boot.js', '/a.js'])
  expect(late.payload).toEqual(['/x.txt'])
})

describe('in an export', () => {
  let out = ''
  const write = (name: string, bytes: number) =>
    writeFileSync(path.join(out, name), 'x'.repeat(bytes))
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'page-bytes-'))
    writeFileSync(path.join(out, 'devis.html'), plain)
    write('devis.html.br', 7)
    write('a.css', 300)
    write('a.css.br', 30)
    write('f.woff2', 500)
  })
  afterEach(() => rmSync(out, { recursive: true }))

  test('the compressed version counts where there is one', () => {
    write('a.js', 90)
    expect(pageBytes(out, '/devis')).toEqual({
      html: 7,
      css: 30,
      fonts: 500,
      scriptsAtLoad: 90,
      scriptsWanted: 0,
      payload: 0,
    })
  })

  test('a file that is not there is named', () => {
    expect(() => pageBytes(out, '/devis')).toThrow('/a.js is named by a page and is not in')
  })
})
