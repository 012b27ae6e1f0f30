/**
 * Does to a page what browsers' translators do, once it has loaded and whenever it changes: replaces each
 * text by elements. The words stay the same, so that a test finds them. Runs in the page, and so can use
 * nothing else of this file.
 */
export function translate(): void {
  const untouched = 'script,style,textarea,title,font,[translate=no]'
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const read = (node: Node) => {
    if (node instanceof Text) return replace(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const begin = () => {
    read(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') read(target)
        else addedNodes.forEach(read)
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}
