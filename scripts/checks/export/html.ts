/**
 * Reads exported HTML as text: React and our own redirect page write every attribute in double quotes
 * and escape « > » in it, and html-validate (./markup.ts) sees to it that tags are whole.
 */

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** All kinds of spaces are one: a search engine makes no difference, and typography uses several. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Opening tags of a name, each with its attributes. */
export function tags(html: string, name: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'gi'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  )
}

/** What stands between the tags of each element of a name that holds none of its kind. */
export function contents(html: string, name: string, attribute = ''): readonly string[] {
  const pattern = new RegExp(`<${name}\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</${name}>`, 'g')
  return [...html.matchAll(pattern)].map(([, inner = '']) => inner)
}

/** Contents of the `<meta>` elements of a name or property. */
export function metaContents(html: string, name: string): readonly string[] {
  return tags(html, 'meta')
    .filter((meta) => meta.get('name') === name || meta.get('property') === name)
    .map((meta) => meta.get('content') ?? '')
}

/** Addresses of the `<link>` elements of a relation. */
export function linkTargets(html: string, relation: string): readonly string[] {
  return tags(html, 'link')
    .filter((link) => link.get('rel') === relation)
    .map((link) => link.get('href') ?? '')
}

/** What a reader of the HTML finds in it, closed panels included and scripts left out. */
export function visibleText(html: string): string {
  return plainSpaces(
    decode(
      html
        .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/gi, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/<[^>]+>/g, ' '),
    ),
  )
}
