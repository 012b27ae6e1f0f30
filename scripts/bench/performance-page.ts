import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { heading, report } from './report'
import { parts, type Results } from './results'

const page = path.join('docs', 'performance.md')
const begin = '<!-- Figures: written by "npm run bench -- docs". -->\n'

/**
 * Writes figures into the text of docs/performance.md. Below the mark, each part that has been measured here
 * is replaced, and every other part stays; what stands above is written by hand.
 * @throws when the page lacks the mark, or when a part has neither been measured nor stands there.
 */
export function withFigures(text: string, results: Results): string {
  const at = text.indexOf(begin)
  if (at < 0) throw new Error(`${page} lacks the line ${begin.trim()}, below which figures go.`)
  const standing = text.slice(at).split(/^(?=## )/m)
  const sections = parts.map((part) => {
    const result = results[part]
    const section = result
      ? report(part, result)
      : standing.find((each) => each.startsWith(`${heading(part)}\n`))
    if (!section)
      throw new Error(`No figures of "${part}" yet. Run them first: npm run bench -- ${part}`)
    return section.trim()
  })
  return `${text.slice(0, at)}${begin}\n${sections.join('\n\n')}\n`
}

/**
 * Writes the figures into docs/performance.md.
 * @throws as `withFigures` does.
 */
export function writePerformancePage(results: Results): void {
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), results))
}
