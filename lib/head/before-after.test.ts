/** @jest-environment jsdom */
import { moveEdges } from './before-after'

test('an edge that was moved before stands where its range does, and one that was not is left alone', () => {
  document.body.innerHTML =
    '<div class="before-after"><input type="range" value="50" /></div>'.repeat(2)
  const [moved] = document.querySelectorAll('input')
  moved!.value = '80'
  moveEdges()
  const edges = [...document.querySelectorAll<HTMLElement>('.before-after')].map(({ style }) =>
    style.getPropertyValue('--edge'),
  )
  expect(edges).toEqual(['80%', ''])
})

test('the edge between two pictures stands where the range does, and other fields move none', () => {
  moveEdges()
  document.body.innerHTML =
    '<div class="before-after"><input type="range" /></div><input type="range" id="other" />'
  for (const range of document.querySelectorAll('input')) {
    range.value = '30'
    range.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const box = document.querySelector<HTMLElement>('.before-after')
  expect(box?.style.getPropertyValue('--edge')).toBe('30%')
})
