import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts so many finished jobs in the place of a firm's own, each with another title, place, picture,
 * service and trades, so that a list of them repeats itself as little as a real one does.
 * @param content the firm's records.
 */
export function writeTestJobs(content: string, count: number): void {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(content, file), 'utf8')) as Record<string, unknown>
  const ids = (kind: string) =>
    readdirSync(path.join(content, kind))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.basename(name, '.json'))
  const { departments } = read('area.json') as {
    departments: { cities: { name: string }[] }[]
  }
  const cities = departments.flatMap((department) => department.cities.map(({ name }) => name))
  const pictures = ids('pictures')
  const services = ids('services')
  const trades = ids('trades')
  const words = trades.flatMap((id) =>
    String(read(`trades/${id}.json`).subtitle).split(/[^\p{L}]+/u),
  )
  const jobs = path.join(content, 'jobs')
  // A testimonial that nothing shows any more would be a fault.
  const said = existsSync(jobs)
    ? ids('jobs').flatMap((id) => read(`jobs/${id}.json`).words ?? [])
    : []
  rmSync(jobs, { recursive: true, force: true })
  mkdirSync(jobs)
  for (let job = 0; job < count; job++) {
    const name = some(words, job)[0]
      ?.normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
    writeFileSync(
      path.join(jobs, `chantier-${job}-${name || 'x'}.json`),
      JSON.stringify({
        title: some(words, job * 5, 6)
          .join(' ')
          .slice(0, 44),
        metaDescription: 'mot '.repeat(30),
        keywords: ['x'],
        updated: '2026-11-23',
        subtitle: some(words, job * 11, 9).join(' '),
        commune: some(cities, job)[0],
        from: '2026-01-05',
        until: `20${10 + (job % 16)}-0${1 + (job % 9)}-20`,
        duration: '6 semaines',
        services: [...new Set(some(services, job, 2))],
        trades: [...new Set(some(trades, job, 3))],
        heroImage: some(pictures, job)[0],
        asked: ['x'],
        done: ['x'],
        words: said[job],
      }),
    )
  }
}

/** Every seventh or so entry, so that neighbours differ. */
function some<Entry>(entries: readonly Entry[], at: number, count = 1): readonly Entry[] {
  return Array.from({ length: count }, (_, step) => entries[(at * 7 + step * 3) % entries.length]!)
}
