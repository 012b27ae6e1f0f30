/** @jest-environment jsdom */
import { moveEdges } from './before-after'

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
