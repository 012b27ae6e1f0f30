import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { report } from './report'
import { parts, type Results } from './results'

const page = path.join('docs', 'performance.md')
const begin = '<!-- Figures: written by "npm run bench -- docs". -->\n'

/** Everything below the mark is replaced; what stands above is written by hand. */
export function withFigures(text: string, results: Results): string {
  const at = text.indexOf(begin)
  if (at < 0) throw new Error(`${page} lacks the line ${begin.trim()}, below which figures go.`)
  const sections = parts.map((part) => {
    const result = results[part]
    if (!result)
      throw new Error(`No figures of "${part}" yet. Run them first: npm run bench -- ${part}`)
    return report(part, result)
  })
  return `${text.slice(0, at)}${begin}\n${sections.join('\n\n')}\n`
}

export function writePerformancePage(results: Results): void {
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), results))
}
