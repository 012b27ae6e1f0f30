/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { screen } from '@testing-library/dom'
import { countInFrench } from './list-counts'

test('a list of one says its number without the article, whenever it becomes one', async () => {
  countInFrench(document.body)
  document.body.innerHTML =
    '<div class="toolbar top"><div class="label"><button>Réduire</button><div class="summary">1\n une fermeture</div></div></div><p>1 une fermeture</p>'
  const count = (await screen.findByText(/^1 fermeture$/)).firstChild as Text
  // The label of a list may be no plural: « 2 Lundi », « 4 Ce qui est compris ».
  count.data = '2 Lundi'
  expect(await screen.findByText('Lundi : 2')).toBeVisible()
  count.data = '0 Ce qui est compris'
  expect(await screen.findByText('Ce qui est compris : 0')).toBeVisible()
  count.data = '1 un délai'
  expect(await screen.findByText('1 délai')).toBeVisible()
  // A text of the record is the owner's own and stays as it is.
  expect(screen.getByText('1 une fermeture')).toBeVisible()
})
