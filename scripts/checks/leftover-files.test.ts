import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourceFiles } from './leftover-files'

test('content, documents and tests are searched, and not what adoption itself has left', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leftover-files-'))
  try {
    writeFileSync(path.join(folder, 'home.json'), '{}')
    writeFileSync(path.join(folder, 'former-firm.json'), '{}')
    const files = sourceFiles(folder)
    expect(files).toEqual(
      expect.arrayContaining([
        path.join(folder, 'home.json'),
        'README.md',
        'docs/pages.md',
        'scripts/checks/leftover-files.test.ts',
      ]),
    )
    expect(files).not.toContain(path.join(folder, 'former-firm.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
