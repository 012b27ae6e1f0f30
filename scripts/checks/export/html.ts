import { JSDOM } from 'jsdom'

const parser = new new JSDOM().window.DOMParser()

/** Reads HTML as a browser does whose scripts are switched off: nothing runs, nothing is fetched. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html, 'text/html')
}

/** @throws when it is not well-formed. */
export function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(`is no XML (${fault.textContent})`)
  return document
}

/** All kinds of spaces are one: a search engine makes no difference, and typography uses several. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Values that an attribute has, each once, in the elements that a selector names. */
export function attributeValues(root: ParentNode, selector: string, attribute: string): string[] {
  return [
    ...new Set(
      [...root.querySelectorAll(selector)].flatMap((found) => found.getAttribute(attribute) ?? []),
    ),
  ]
}

/** Contents of the `<meta>` elements of a name or property. */
export function metaContents(document: Document, name: string): readonly string[] {
  return [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (meta) => meta.getAttribute('content') ?? '',
  )
}

/** Addresses of the `<link>` elements of a relation. */
export function linkTargets(document: Document, relation: string): readonly string[] {
  return [...document.querySelectorAll(`link[rel="${relation}"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  )
}

/** What a page fetches once the visitor reaches for it: what React reads, then the scripts. */
export function lateFiles(document: Document): readonly string[] {
  return metaContents(document, 'late-scripts').flatMap((files) => files.split(' '))
}

/** What a reader of the HTML finds in it, closed panels included and scripts left out. */
export function visibleText(root: ChildNode): string {
  return plainText(spacedText(root))
}

/** Text without spaces of its own around an element is read apart from it, as list items are. */
function spacedText(node: ChildNode): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  if (/^(?:#comment|script|style|noscript)$/i.test(node.nodeName)) return ''
  const text = [...node.childNodes].map(spacedText).join('')
  return onOneLine(node) ? text : ` ${text} `
}

/** What only keeps a word of a sentence on one line (`components/text/unbroken.tsx`) is no text apart. */
function onOneLine(node: ChildNode): boolean {
  return node.nodeName === 'SPAN' && (node as Element).className === 'whitespace-nowrap'
}
