import { renderToStaticMarkup } from 'react-dom/server'
import { FindablePanel } from './findable-panel'

test.each([true, false])(
  'what React closes stands open in the HTML, for readers that run no script (shown: %s)',
  (shown) => {
    const html = renderToStaticMarkup(
      <FindablePanel group="g" shown={shown}>
        Une réponse
      </FindablePanel>,
    )
    expect(html).toBe('<findable-panel class="panel" data-group="g">Une réponse</findable-panel>')
  },
)
