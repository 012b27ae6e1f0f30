/** A node of JSON-LD, or a reference to one. */
export type Node = Readonly<Record<string, unknown>>

/**
 * Takes the one graph of a page.
 * @throws with what is wrong with it, in words for the report.
 */
export function readGraph(document: Document): readonly Node[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const [text = ''] = scripts.map((script) => script.textContent ?? '')
  if (scripts.length !== 1) throw new Error(`found ${scripts.length} graphs`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new Error(`is no JSON (${error instanceof Error ? error.message : error})`)
  }
  if (
    !isNode(parsed) ||
    parsed['@context'] !== 'https://schema.org' ||
    !Array.isArray(parsed['@graph'])
  )
    throw new Error('is no graph in the context of schema.org')
  return parsed['@graph'].filter(isNode)
}

/** Whether a value is a node of JSON-LD. */
export function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** One value or several, as JSON-LD has it. */
export function list(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** Every node of a graph, however deep. */
export function allNodes(graph: readonly unknown[]): readonly Node[] {
  return graph.flatMap((value) => {
    if (Array.isArray(value)) return allNodes(value)
    return isNode(value) ? [value, ...allNodes(Object.values(value))] : []
  })
}

/** The nodes of a graph, however deep, that have one of these types. */
export function nodesOfType(graph: readonly Node[], ...types: readonly string[]): readonly Node[] {
  return allNodes(graph).filter((node) => types.includes(typeOf(node)))
}

/** The type of a node; empty where it has none. */
export function typeOf(node: Node): string {
  return text(node['@type'])
}

/** The text of a property; empty when it is none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
