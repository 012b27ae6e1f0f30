import { escapeHtml } from '@/lib/text/escape-html'
import { french } from '@/lib/text/typography'

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup
  }
}

type Piece = Html | string | number | undefined | false | readonly Html[]

/**
 * A piece of a page. The template itself is markup and gets French typography; what is put into it is text
 * and is escaped, unless it is such a piece itself. `undefined` and `false` put nothing in.
 */
export function html(template: TemplateStringsArray, ...pieces: Piece[]): Html {
  let markup = ''
  template.forEach((text, place) => {
    const insideTag = markup.lastIndexOf('<') > markup.lastIndexOf('>')
    // Typography is set between tags only: attributes are for the browser.
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

/** A text that somebody typed, kept from changing the writing direction of what stands around it. */
export function words(text: string): Html {
  return html`<bdi>${text}</bdi>`
}
