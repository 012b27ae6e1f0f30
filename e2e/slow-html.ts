import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteOrigin } from './site'

/** The site on a line that brings a page's HTML in pieces, and everything else as ever. */
export interface SlowSite {
  readonly origin: string
  /** Lets the next piece of the page through; false once that was the last. */
  next: () => boolean
  close: () => void
}

/**
 * @param cuts where the HTML of a page is cut, as offsets. A comment tells that a piece has been read:
 * `<!--piece 0-->` ends the first, and each but the last has one.
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
