import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { git, uncommittedFiles } from './git'

test('a file that was renamed is named whole, by both its names, and so is one that git does not know of', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'git-'))
  try {
    git(['init', '--quiet'], folder)
    writeFileSync(path.join(folder, 'prices.json'), '{ "painting": 25 }')
    git(['add', '--all'], folder)
    const author = ['-c', 'user.name=Marie', '-c', 'user.email=marie@example.com']
    git([...author, 'commit', '--quiet', '--message', 'Début'], folder)
    git(['mv', 'prices.json', 'prix.json'], folder)
    writeFileSync(path.join(folder, 'été.json'), '{}')
    expect([...uncommittedFiles(folder)].sort()).toEqual(['prices.json', 'prix.json', 'été.json'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
