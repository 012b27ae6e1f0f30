import { french } from '@/lib/text/typography'

import { escapeHtml } from './page'

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup
  }
}

type Piece = Html | string | number | undefined | false | readonly Html[]

/**
 * A piece of a page. What is written in the template is markup and gets French typography; what is
 * put into it is text and is escaped, unless it is such a piece itself. `undefined` and `false` are
 * nothing.
 */
export function html(template: TemplateStringsArray, ...pieces: Piece[]): Html {
  let markup = ''
  template.forEach((text, place) => {
    const insideTag = markup.lastIndexOf('<') > markup.lastIndexOf('>')
    // What a tag says is for the browser: only what stands between tags is typeset.
    const [, tag = '', rest = ''] = (insideTag ? /^([^>]*)(.*)$/s : /^()(.*)$/s).exec(text) ?? []
    markup += tag + rest.replace(/(<[^>]*)|[^<]+/g, (part, open?: string) => open ?? french(part))
    markup += render(pieces[place])
  })
  return new Html(markup)
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.toString()
  if (Array.isArray(piece)) return piece.join('\n')
  return escapeHtml(String(piece))
}

/** Somebody's words, kept from changing the writing direction of what stands around them. */
export function words(text: string): Html {
  return html`<bdi>${text}</bdi>`
}
