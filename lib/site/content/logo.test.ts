import { readFileSync } from 'node:fs'
import { parseLogo } from './logo'

const svg = (inside: string, head = 'viewBox="0 0 10 20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`

const path = '<path d="M0 0h10v20z"/>'

test('the firm’s own logo is drawn', () => {
  const { logo, messages } = parseLogo(readFileSync('content/brand/logo.svg', 'utf8'))
  expect(messages).toEqual([])
  expect(logo?.elements.length).toBeGreaterThan(0)
})

test('what graphics programs leave behind is left out, and their styles become attributes', () => {
  const { logo, messages } = parseLogo(
    svg(
      '<title>Logo</title><metadata><rdf:RDF xmlns:rdf="x"/></metadata>' +
        '<sodipodi:namedview xmlns:sodipodi="y"/>' +
        '<g id="a" class="b" data-name="c"><path style="fill:#123456;-inkscape-x:1;stroke-width: 2" d="M0 0h1"/></g>',
    ),
  )
  expect(messages).toEqual([])
  expect(logo).toEqual({
    box: { left: 0, top: 0, width: 10, height: 20 },
    elements: [
      {
        tag: 'g',
        attributes: { id: 'a' },
        children: [
          {
            tag: 'path',
            attributes: { fill: '#123456', 'stroke-width': '2', d: 'M0 0h1' },
            children: [],
          },
        ],
      },
    ],
  })
})

test.each([
  ['a script', svg(`${path}<script>alert(1)</script>`), '<script>'],
  ['an event', svg('<path onload="alert(1)" d="M0 0h1"/>'), 'onload'],
  ['a photo', svg(`${path}<image href="data:image/png;base64,AA"/>`), '<image>'],
  ['a text', svg(`${path}<text>Nom</text>`), 'convertissez-les en tracés'],
  ['a sheet of styles', svg(`<style>.a{fill:red}</style>${path}`), 'attributs de présentation'],
  ['another file', svg('<use href="https://example.com/a.svg#b"/>'), 'est ailleurs'],
  ['another file by its old name', svg('<use xlink:href="a.svg#b"/>'), 'est ailleurs'],
  ['a fill from elsewhere', svg('<path fill="url(https://a.b/c#d)" d="M0 0h1"/>'), 'est ailleurs'],
  ['another variable', svg('<path fill="var(--x)" d="M0 0h1"/>'), 'la seule variable'],
  ['HTML inside', svg('<foreignObject/>'), '<foreignObject>'],
  ['no viewBox', svg(path, 'width="10"'), 'il lui manque viewBox'],
  ['a viewBox without a width', svg(path, 'viewBox="0 0 0 20"'), 'il lui manque viewBox'],
  ['nothing drawn', svg('<defs><path d="M0 0h1"/></defs>'), 'ne dessine rien'],
  ['a page', '<html></html>', 'ne commence pas par <svg'],
  ['half a file', svg(path).slice(0, -9), 'balise'],
])('%s is refused in French', (_, text, said) => {
  const { logo, messages } = parseLogo(text)
  expect(logo).toBeUndefined()
  expect(messages.join()).toContain(said)
})
