import { readFileSync } from 'node:fs'

/**
 * The types of schema.org and the properties that each may have, inherited ones included, read from the
 * declarations of schema-dts. The compiler holds lib/site/json-ld/ to them, this holds the exported files to
 * them.
 */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>

const declarations = 'node_modules/schema-dts/dist/schema.d.ts'
/** Schema.org has more than 900 types; far fewer means that the declarations have changed shape. */
const fewestTypes = 800

let vocabulary: Vocabulary | undefined

/** @throws when the declarations of schema-dts no longer read as they did. */
export function schemaVocabulary(): Vocabulary {
  vocabulary ??= readVocabulary(readFileSync(declarations, 'utf8'))
  return vocabulary
}

interface Declaration {
  readonly parents: readonly string[]
  readonly properties: readonly string[]
}

/** Reads types and properties from the declarations of schema-dts. */
export function readVocabulary(source: string): Vocabulary {
  const declared = new Map<string, Declaration>()
  const typeNames = new Map<string, string>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    declared.set(name, {
      parents: parents.split(', '),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?: /gm)].map(([, property = '']) => property),
    })
    const type = /^ {4}"@type": "(\w+)";$/m.exec(body)?.[1]
    if (type) typeNames.set(type, name)
  }
  const propertiesOf = (name: string): readonly string[] => {
    const declaration = declared.get(name)
    return declaration
      ? [...declaration.properties, ...declaration.parents.flatMap(propertiesOf)]
      : []
  }
  if (typeNames.size < fewestTypes)
    throw new Error(
      `${declarations}: read ${typeNames.size} types, expected ${fewestTypes} or more.`,
    )
  return new Map([...typeNames].map(([type, name]) => [type, new Set(propertiesOf(name))]))
}
