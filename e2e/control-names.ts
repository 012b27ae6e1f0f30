import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** Matches a line of an ARIA snapshot that has a control, or a row by which people find their way. */
const controls =
  /^\s*- (button|checkbox|combobox|link|option|radio|row|searchbox|spinbutton|switch|textbox|treeitem)\b(?: "((?:[^"\\]|\\.)*)")?/

const locales = path.join('node_modules', '@sveltia', 'cms', 'locales')
const texts = (language: string) =>
  new Set(readFileSync(path.join(locales, `${language}.json`), 'utf8').match(/(?<=:")[^"]+(?=")/g))

/**
 * Controls of the editing screen that a screen reader could not name to a French owner: those without a name,
 * or with an English text of the CMS.
 */
export async function speechFaults(page: Page): Promise<string[]> {
  const french = texts('fr')
  const english = texts('en-US')
  const snapshot = await page.locator('body').ariaSnapshot()
  return snapshot.split('\n').flatMap((line) => {
    const [, role, name = ''] = controls.exec(line) ?? []
    if (!role) return []
    if (!name.trim()) return [`${role} without a name: ${line.trim()}`]
    return english.has(name) && !french.has(name) ? [`in English: ${line.trim()}`] : []
  })
}
