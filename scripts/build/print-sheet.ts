/**
 * Rules for paper take up a fourteenth of the style sheet, which the first paint waits for: they go into a
 * sheet of their own, which browsers fetch after everything else.
 */
import { parse } from 'postcss'
import { lateFile, type LateFile } from './late-file'

const forPaper = { media: 'print' }

/** Parts what stands at the top of a style sheet for paper from the rest; layers keep theirs. */
export function partPrintRules(css: string): { readonly screen: string; readonly print: string } {
  const root = parse(css)
  const print = root.nodes.filter(
    (node) => node.type === 'atrule' && node.name === 'media' && node.params === forPaper.media,
  )
  for (const node of print) node.remove()
  return { screen: root.toString(), print: print.map(String).join('') }
}

/** The file that a page is to name. */
export const printSheet = (print: string): LateFile => lateFile(print, 'css')

const screenSheet = /<link rel="stylesheet"[^>]*>/

/** Names the sheet for paper after the other one. @throws when a page has none, naming the page. */
export function withPrintSheet(html: string, page: string, { path }: LateFile): string {
  if (!screenSheet.test(html))
    throw new Error(`${page}: no style sheet to put the one for paper after.`)
  return html.replace(
    screenSheet,
    (link) => `${link}<link rel="stylesheet" media="${forPaper.media}" href="${path}"/>`,
  )
}
