import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

const chunks = 'out/_next/static/chunks'

/**
 * Makes the component that shows a text throw instead. The site has nothing that fails on purpose, so the one
 * script of the export that holds the text is changed on its way to the browser.
 * @param thrown the code of the value to throw.
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

/** A text that occurs only in the script of the category pages. */
export const searchLabel = 'Rechercher dans cette famille'

/** An error whose message contains markup and which has a status, as the code of an expression. */
export const broken = 'Object.assign(new Error("<b>Panne</b> provoquée"),{status:503})'

/** What React and the browser log of an error that an error boundary has caught. */
export const caught = [/Panne/, /Minified React error/]
