import { recordDayText } from '@/lib/text/day-text'

/** A fault of the content, from which the site cannot be built. */
export interface ContentFault {
  /** Relative to the project's root, such as « content/trades/peinture.json ». */
  readonly file: string
  /**
   * The path of the field in the file, such as « detailedServices[1].trade »; absent for the file as a whole.
   */
  readonly field?: string
  /** In French, for whoever edits the content. */
  readonly message: string
  /** Nothing of the file could be read, so that whatever refers to it seems at fault as well. */
  readonly unreadable?: true
  /** The id that the file would have under the name that its message asks for: what refers to that is right. */
  readonly meantId?: string
}

/** Makes the fault of one field; the file is named from the content folder. */
export type FaultOf = (file: string, field: string, message: string) => ContentFault

/** Thrown with all faults of the content at once; the message has a line for each. */
export class ContentError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(
      [
        faults.length === 1
          ? 'Une faute dans le contenu :'
          : `${faults.length} fautes dans le contenu :`,
        ...faults.map(faultLine),
      ].join('\n'),
    )
    this.name = 'ContentError'
  }
}

/** « content/services/cuisines.json: detailedServices[1].trade: « carelleur » n'existe pas … » */
function faultLine({ file, field, message }: ContentFault): string {
  return [file, field, message].filter(Boolean).join(': ')
}

/** The message for days that run backwards, without field names: the owner's screen calls the fields otherwise. */
export const backwardsText = (from: string, until: string) =>
  `le premier jour (${recordDayText(from)}) vient après le dernier (${recordDayText(until)})`

/** The positions of a list, from 0, whose id stands at an earlier one too. */
export function repeatedAt(ids: readonly string[]): readonly number[] {
  const before = new Set<string>()
  return ids.flatMap((id, index) => {
    if (before.has(id)) return [index]
    before.add(id)
    return []
  })
}

/**
 * A fault for each id that a list holds once more.
 * @param wrong makes the fault of one field.
 */
export function namedTwice(
  field: string,
  ids: readonly string[],
  wrong: (field: string, message: string) => ContentFault,
): readonly ContentFault[] {
  return repeatedAt(ids).map((index) =>
    wrong(`${field}[${index}]`, `« ${ids[index]} » est déjà dans la liste`),
  )
}
