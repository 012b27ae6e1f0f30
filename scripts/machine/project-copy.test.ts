import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyWithFirm } from './project-copy'

test('a copy with another firm has its records alone, the schemas, and nothing made from others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-copy-'))
  const records = 'e2e/second-firm/content'
  try {
    copyWithFirm(folder, records)
    const files = (below: string) =>
      readdirSync(path.join(folder, below), { recursive: true, encoding: 'utf8' })
    for (const name of readdirSync(records, { recursive: true, encoding: 'utf8' }))
      expect(files('content')).toContain(name)
    const added = files('content').filter((name) => !/^(?:schema|legal)(?:\/|$)/.test(name))
    expect(added.sort()).toEqual(readdirSync(records, { recursive: true, encoding: 'utf8' }).sort())
    expect(files('content/schema')).toContain('firm.ts')
    expect(files('content/schema')).not.toContain('generated')
    for (const name of [
      'e2e/sample-firm',
      'e2e/any-firm',
      'public/pictures',
      'app/fonts',
      'out',
      '.next',
      '.git',
    ])
      expect([name, existsSync(path.join(folder, name))]).toEqual([name, false])
    for (const name of ['package.json', '.oxlintrc.json'])
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(readFileSync(name, 'utf8'))
    expect(existsSync(path.join(folder, 'node_modules/next'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
