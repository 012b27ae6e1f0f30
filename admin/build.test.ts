import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildScreen } from './build'

test('the screen names no host for fonts, brings its assets and French, and is made once', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'editor-'))
  try {
    const folder = await buildScreen(cache)
    const files = readdirSync(folder)
    expect(files).toEqual(expect.arrayContaining(['index.html', 'main.js', 'screen.css', 'assets']))
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
    // Compared as booleans, since a failing match would print megabytes of scripts.
    expect(/url\(https?:/.test(scripts)).toBe(false)
    expect(scripts.includes('Remplacer quand même')).toBe(true)
    const assets = readdirSync(path.join(folder, 'assets'))
    const named = [...scripts.matchAll(/["'`]assets\/([\w.-]+)["'`]/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) expect(assets).toContain(name)
    expect(scripts.includes('../assets/')).toBe(false)
    expect(await buildScreen(cache)).toBe(folder)
  } finally {
    rmSync(cache, { recursive: true })
  }
})
