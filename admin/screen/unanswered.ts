/**
 * Makes requests that nobody answers fail in words for the owner. Browsers say « Failed to fetch », and the
 * CMS shows whatever they say.
 * @param page the window whose `fetch` the CMS uses.
 */
export function sayUnanswered(page: Pick<Window, 'fetch'>, words: string): void {
  const { fetch } = page
  page.fetch = async (asked, init) => {
    try {
      return await fetch.call(page, asked, init)
    } catch (error) {
      const address = asked instanceof Request ? asked.url : String(asked)
      // The photo that was dropped is read this way too.
      const isOwn = /^(?:blob|data):/.test(address)
      throw error instanceof TypeError && !isOwn ? new TypeError(words, { cause: error }) : error
    }
  }
}
