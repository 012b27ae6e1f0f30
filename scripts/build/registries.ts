/**
 * Writes `content/generated/` from the files of `content/services` and `content/trades`, so that
 * adding a record is adding one file. The ids come out as unions in a file that imports nothing:
 * a record can then refer to another by id without a circular type.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeIfChanged } from './write-if-changed'

interface Registry {
  /** Folder below content/. */
  folder: string
  /** The name that each record file exports, and the field that identifies it. */
  exported: string
  idField: string
  idType: string
  recordType: string
}

const registries: Registry[] = [
  {
    folder: 'services',
    exported: 'service',
    idField: 'slug',
    idType: 'ServiceSlug',
    recordType: 'Service',
  },
  { folder: 'trades', exported: 'trade', idField: 'id', idType: 'TradeId', recordType: 'Trade' },
]

/**
 * Reads the ids of one folder of records.
 * @throws when a file lacks its export or id, or when two files claim one id; names the files.
 */
function readRecordIds(registry: Registry, contentRoot: string): { file: string; id: string }[] {
  const folder = path.join(contentRoot, registry.folder)
  const records: { file: string; id: string }[] = []
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    const where = `content/${registry.folder}/${name}`
    const source = readFileSync(path.join(folder, name), 'utf8')
    if (!source.includes(`export const ${registry.exported} =`))
      throw new Error(`${where}: expected "export const ${registry.exported} = { … }".`)
    const id = new RegExp(`^  ${registry.idField}: '([^']+)',$`, 'm').exec(source)?.[1]
    if (!id)
      throw new Error(`${where}: expected a line "  ${registry.idField}: '…'," in the record.`)
    const twin = records.find((record) => record.id === id)
    if (twin)
      throw new Error(
        `${where}: ${registry.idField} "${id}" is already taken by content/${registry.folder}/${twin.file}.ts.`,
      )
    records.push({ file: name.replace(/\.ts$/, ''), id })
  }
  return records
}

/** Writes the id unions and the record lists; touches a file only when its text changes. */
export function writeRegistries(contentRoot = 'content'): void {
  const target = path.join(contentRoot, 'generated')
  mkdirSync(target, { recursive: true })
  const header =
    '// Written by scripts/build/registries.ts from the record files. Not kept in git.\n'
  let ids = header
  for (const registry of registries) {
    const records = readRecordIds(registry, contentRoot)
    const union = records.map(({ id }) => `'${id}'`).join(' | ') || 'never'
    ids += `export type ${registry.idType} = ${union}\n`
    const imports = records.map(
      ({ file }, index) =>
        `import { ${registry.exported} as r${index} } from '../${registry.folder}/${file}'\n`,
    )
    // One property a record: TypeScript gives up on the union that a list of a thousand literals is.
    const entries = records.map(({ id }, index) => `  '${id}': r${index},\n`).join('')
    writeIfChanged(
      path.join(target, `${registry.folder}.ts`),
      `${header}import type { ${registry.recordType} } from '../types'\n` +
        `import type { ${registry.idType} } from './ids'\n${imports.join('')}\n` +
        `const byId: Record<${registry.idType}, ${registry.recordType}> = {\n${entries}}\n\n` +
        `export const ${registry.folder}: readonly ${registry.recordType}[] = Object.values(byId)\n`,
    )
  }
  writeIfChanged(path.join(target, 'ids.ts'), ids)
}
