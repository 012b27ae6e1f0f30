import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteOrigin } from './site'

/** A server of the site that sends a page's HTML in pieces, and everything else as usual. */
export interface SlowSite {
  readonly origin: string
  /** Lets the next piece of the page through; false once that was the last. */
  next: () => boolean
  close: () => void
}

/**
 * Starts such a server on a local port.
 * @param cuts the offsets at which to cut a page's HTML. A comment shows that a piece has arrived:
 *   `<!--piece 0-->` ends the first, and so on for every piece but the last.
 */
export async function serveInPieces(cuts: (html: string) => readonly number[]): Promise<SlowSite> {
  let page: { answer: ServerResponse; pieces: string[] } | undefined
  const server = createServer((request, answer) => {
    void (async () => {
      const whole = await fetch(siteOrigin + request.url)
      const type = whole.headers.get('content-type') ?? ''
      answer.writeHead(whole.status, { 'content-type': type })
      if (!type.startsWith('text/html')) {
        answer.end(Buffer.from(await whole.arrayBuffer()))
        return
      }
      const html = await whole.text()
      const places = [0, ...cuts(html)]
      const pieces = places.map((start, index) => {
        const end = places[index + 1]
        return html.slice(start, end) + (end ? `<!--piece ${index}-->` : '')
      })
      page = { answer, pieces }
      answer.write(pieces.shift())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next() {
      if (!page) throw new Error('No page has been asked for.')
      const piece = page.pieces.shift() ?? ''
      const more = page.pieces.length > 0
      if (more) page.answer.write(piece)
      else page.answer.end(piece)
      return more
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
