import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logoFact } from './former-firm'
import { formerMark } from './former-mark'

test('a logo that was another firm’s keeps a site from going live until it is replaced', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mark-'))
  try {
    const logo = path.join(folder, 'brand/logo.svg')
    mkdirSync(path.dirname(logo))
    writeFileSync(logo, '<svg></svg>')
    expect(formerMark(folder)).toEqual([])
    writeFileSync(
      path.join(folder, 'former-firm.json'),
      JSON.stringify({ logos: [logoFact(folder)] }),
    )
    expect(formerMark(folder).map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      `logo ${logo}`,
    ])
    writeFileSync(logo, '<svg><path d="M0 0" /></svg>')
    expect(formerMark(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
