/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { screen } from '@testing-library/dom'
import { countInFrench } from './list-counts'

test('a list of one says its number without the article, whenever it becomes one', async () => {
  countInFrench(document.body)
  document.body.innerHTML =
    '<div class="toolbar top"><div class="label"><button>Réduire</button><div class="summary">1\n une fermeture</div></div></div><p>1 une fermeture</p>'
  const count = (await screen.findByText(/^1 fermeture$/)).firstChild as Text
  count.data = '2 Fermetures'
  count.data = '1 un délai'
  expect(await screen.findByText('1 délai')).toBeVisible()
  // A text of the record's is the owner's.
  expect(screen.getByText('1 une fermeture')).toBeVisible()
})
