import { visit } from 'jsonc-parser'
import type { ContentFault } from './faults'
import { fieldName } from './field-path'

/**
 * Fields that a record's file gives more than once. JSON allows it and keeps the last: the others would be
 * lost on the site, and in the file too once a command writes it anew.
 */
export function repeatedFields(file: string, text: string, value: unknown): ContentFault[] {
  // A file written as our commands write it repeats nothing; looking for repeats takes several times as long.
  if (JSON.stringify(value, null, 2) === text.trimEnd()) return []
  const faults: ContentFault[] = []
  const objects: Map<string, number>[] = []
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, _offset, _length, line, _character, path) => {
      const lines = objects.at(-1)
      const before = lines?.get(name)
      if (before !== undefined)
        faults.push({
          file,
          field: fieldName([...path(), name]),
          message: `ce champ est écrit deux fois, lignes ${before + 1} et ${line + 1} : gardez celle qui est juste`,
        })
      lines?.set(name, line)
    },
  })
  return faults
}
