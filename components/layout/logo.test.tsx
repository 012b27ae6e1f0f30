import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from './logo'

const box = { left: 0, top: 0, width: 360, height: 60 }
const drawing = { box, elements: [{ tag: 'path', attributes: { d: 'M0 0h9' }, children: [] }] }
const sign = { brand: 'Lauze et Volige', logo: drawing, hangs: false }

test('a logo without the name stands beside it, unspoken, no wider than the header has room for', () => {
  const markup = renderToStaticMarkup(<Logo {...sign} wordmark={false} />)
  expect(markup).toMatch(/<svg aria-hidden="true"[^>]* width="4.5em" height="0.75em"/)
  expect(markup).toContain('</svg>Lauze et Volige</span>')
})

test('a tall logo is as high as the letters want it', () => {
  const tall = { ...drawing, box: { ...box, width: 30 } }
  const markup = renderToStaticMarkup(<Logo {...sign} logo={tall} wordmark={false} />)
  expect(markup).toContain('width="0.7em" height="1.4em"')
})

test('a logo that bears the name stands alone, larger, and is read as the name', () => {
  const markup = renderToStaticMarkup(<Logo {...sign} wordmark />)
  expect(markup).toMatch(
    /<svg role="img" aria-label="Lauze et Volige"[^>]* width="10em" height="1.67em"/,
  )
  expect(markup).toContain('</svg></span>')
})

test('a long name is set smaller, so that a small phone’s header holds its lines', () => {
  const of = (brand: string) =>
    renderToStaticMarkup(<Logo {...sign} brand={brand} wordmark={false} />)
  expect(of('Les Compagnons du Toit et du Mur')).toContain('class="sign" data-long="true"')
  expect(of('Charpentes de la Vézère 24')).toContain('data-long')
  expect(of('Charpente et Lauze du 24')).not.toContain('data-long')
})
