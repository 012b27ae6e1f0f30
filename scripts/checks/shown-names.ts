/** Which prices and figures the texts of a site name, and whether any of these texts is shown. */
import { readContentOrThrow, readContentRecords } from './content-records'
import { textPlacesIn } from './record-places'

/**
 * Returns a function that tells whether only texts that no page shows name a price, « prix.peinture », or a
 * figure, « delai.devis ». Where the records cannot be read as a whole, none counts as such.
 */
export async function namedOffStage(folder: string): Promise<(name: string) => boolean> {
  const shown = await readContentRecords(folder).catch(() => undefined)
  if (!shown) return () => false
  const { singles, collections } = readContentOrThrow(folder)
  const raw = [...Object.values(singles), ...Object.values(collections).flat()]
  const all = namesIn(raw.map(({ value }) => value))
  const seen = namesIn(shown.map(({ record }) => record))
  return (name) => all.has(name.toLowerCase()) && !seen.has(name.toLowerCase())
}

/** The names that texts have between braces, in any of their forms, and those of price boxes; in lower case. */
function namesIn(records: readonly unknown[]): ReadonlySet<string> {
  return new Set(
    records.flatMap(textPlacesIn).flatMap(({ text, path: at }) => [
      ...[...text.toLowerCase().matchAll(/\{([^{}]*)\}/g)].flatMap(([, typed = '']) => {
        const steps = typed.split('.')
        return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
      }),
      ...(/(?:^|\.)price$/.test(at) ? [`prix.${text}`.toLowerCase()] : []),
    ]),
  )
}
