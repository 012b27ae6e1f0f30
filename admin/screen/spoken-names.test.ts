/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { nameWhatIsDrawn } from './spoken-names'

const entry = (body: string) =>
  `<div role="group" class="item"><button>Développer</button><div class="item-body">${body}</div></div>`

test('an entry of a list is named by its line, also once it is open, and a new one by its place', async () => {
  document.body.innerHTML = '<div id="nc-root"></div>'
  nameWhatIsDrawn(document.body)
  const field = '<section data-key-path="prices.0.from">À partir de</section>'
  const page = document.querySelector('#nc-root')!
  page.innerHTML = `<div role="tree" aria-controls="nowhere"></div><main class="wrapper"></main><div class="item-list">${entry(' peinture : 25 € ')}${entry(field)}</div>`
  const painting = await screen.findByRole('group', { name: 'peinture : 25 €' })
  expect(screen.getByRole('group', { name: 'Ligne 2' })).toBeVisible()
  painting.querySelector('.item-body')!.innerHTML = field
  await waitFor(() => expect(painting.querySelector('section')).not.toBeNull())
  expect(painting).toHaveAccessibleName('peinture : 25 €')
  expect(screen.getByRole('tree')).not.toHaveAttribute('aria-controls')
  // There is one main landmark, whether the CMS draws its own or not.
  expect(screen.getAllByRole('main')).toHaveLength(1)
  const list = document.createElement('div')
  list.append(page.querySelector('main')!)
  page.append(list)
  list.setAttribute('inert', '')
  await waitFor(() => expect(page).toHaveAttribute('role', 'main'))
})

test('the title of whatever a phone shows alone is a heading of level one', async () => {
  document.body.innerHTML = '<div id="nc-root"></div>'
  nameWhatIsDrawn(document.body)
  const page = document.querySelector('#nc-root')!
  for (const drawn of [
    '<header><h2>Prix</h2></header>',
    '<div class="toolbar primary"><h2 role="none">Prix</h2></div>',
  ]) {
    page.innerHTML = drawn
    expect(await screen.findByRole('heading', { level: 1, name: 'Prix' })).toBeVisible()
  }
})
