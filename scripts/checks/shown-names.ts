/** Which prices and figures the texts of a site name, and whether any of these texts is shown. */
import { readAsTyped, readContentRecords } from './content-records'
import { textsIn } from './record-places'

type Texts = ReturnType<typeof textsIn>

/**
 * Returns a function that tells whether only texts that no page shows name a price, « prix.peinture », or a
 * figure, « delai.devis ». Where the records cannot be read as a whole, none counts as such.
 */
export async function namedOffStage(folder: string): Promise<(name: string) => boolean> {
  const shown = await readContentRecords(folder).catch(() => undefined)
  if (!shown) return () => false
  const { singles, collections } = readAsTyped(folder)
  const typed = [...Object.values(singles), ...Object.values(collections).flat()]
  const all = typed.flatMap(({ value }) => textsIn(value))
  const seen = shown.flatMap(({ record }) => textsIn(record))
  return (name) => isNamed(name, all) && !isNamed(name, seen)
}

/** Whether a text names it between braces, in any of its forms, or a price box by its id. */
function isNamed(name: string, texts: Texts): boolean {
  const typed = `{${name}`.toLowerCase()
  const price = /^prix\.(.*)/.exec(name)?.[1]
  return texts.some(({ text, path: at }) => {
    const lower = text.toLowerCase()
    return (
      lower.includes(`${typed}}`) ||
      lower.includes(`${typed}.`) ||
      (text === price && /(?:^|\.)price$/.test(at))
    )
  })
}
