import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from '../../lib/site/content/test-content'

test('of content that is at fault the command says what is wrong, and nothing of the program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'third-firms-'))
  try {
    copyContent('content', folder)
    const firm = path.join(folder, 'firm.json')
    const record = JSON.parse(readFileSync(firm, 'utf8')) as object
    writeFileSync(firm, JSON.stringify({ ...record, email: 'nobody' }))
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/third-firms.ts', '--count', '1'],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(/^(?:Une faute|\d+ fautes) dans le contenu :\n/)
    expect(stderr).toContain('firm.json: email: ')
    expect(stderr).not.toContain('    at ')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
