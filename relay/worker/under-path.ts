/** Attributes of a page that lead to another address of the relay. */
const ADDRESSES = [
  ['a', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['img', 'src'],
] as const

/**
 * The same answer with its addresses below a path. The core knows one relay at the root of a host; here many
 * firms share one host.
 */
export function underPath(base: string, response: Response): Response {
  const moved = new Response(response.body, response)
  const location = moved.headers.get('location')
  if (location?.startsWith('/')) moved.headers.set('Location', `${base}${location}`)
  if (!moved.headers.get('content-type')?.startsWith('text/html')) return moved
  // The page is longer afterwards.
  moved.headers.delete('content-length')
  let rewriter = new HTMLRewriter()
  for (const [tag, attribute] of ADDRESSES) {
    rewriter = rewriter.on(`${tag}[${attribute}^="/"]`, {
      element(element) {
        element.setAttribute(attribute, `${base}${element.getAttribute(attribute) ?? ''}`)
      },
    })
  }
  return rewriter.transform(moved)
}
