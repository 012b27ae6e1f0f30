import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '../../lib/site/catalog'
import { writeTheme } from './theme'

test('the theme holds every colour of the record under its own name, and one stand-in a font', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-'))
  try {
    await writeTheme(folder)
    const css = readFileSync(path.join(folder, 'theme.css'), 'utf8')
    for (const [role, colour] of Object.entries(brand.colours))
      expect(css).toContain(`--color-${role}: ${colour};`)
    expect(css).toContain(`--font-weight-heading: ${brand.fonts.heading.weight};`)
    expect(css.match(/font-family: (?:text|heading)-meanwhile/g)).toHaveLength(2)
    expect(css).toMatch(/--map-unit: \d+\.\d+px/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// Jest is given a stub in place of Next's fonts, so that this reads what `npm run generate` has written.
test('what stands in for each font has a width and heights of its own', () => {
  const css = readFileSync('app/generated/theme.css', 'utf8')
  const figures = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].map(
    (name) =>
      [...css.matchAll(new RegExp(`${name}: ([\\d.]+)%;`, 'g'))].map(([, value]) => Number(value)),
  )
  expect(figures.map(({ length }) => length)).toEqual([2, 2, 2, 2])
  for (const [width, ascent] of [0, 1].map((font) => figures.map((of) => of[font]!))) {
    expect(width).toBeGreaterThan(60)
    expect(width).toBeLessThan(160)
    expect(ascent).toBeGreaterThan(50)
  }
})
