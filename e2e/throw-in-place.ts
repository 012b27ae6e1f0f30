import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

const chunks = 'out/_next/static/chunks'

/**
 * Nothing in the site fails on purpose: the one script of the export that holds a text is changed on
 * its way to the browser, so that its component throws where it showed that text.
 */
export async function throwInPlaceOf(page: Page, text: string, thrown: string): Promise<void> {
  const scripts = readdirSync(chunks).filter((name) =>
    readFileSync(path.join(chunks, name), 'utf8').includes(`"${text}"`),
  )
  expect(scripts, `scripts that hold « ${text} »`).toHaveLength(1)
  const body = readFileSync(path.join(chunks, scripts[0]!), 'utf8').replace(
    `"${text}"`,
    `(()=>{throw ${thrown}})()`,
  )
  await page.route(`**/_next/static/chunks/${scripts[0]}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** A text that only the script of the category pages holds. */
export const searchLabel = 'Rechercher dans cette famille'

export const broken = 'Object.assign(new Error("<b>Panne</b> provoquée"),{status:503})'

/** What React and the browser write of an error that a boundary has caught. */
export const caught = [/Panne/, /Minified React error/]
