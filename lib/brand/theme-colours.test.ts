/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { themeColours } from './theme-colours'

test.each(Object.entries(themeColours))('%s is the colour of the theme', (name, value) => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--color-${name}: ${value};`)
})
