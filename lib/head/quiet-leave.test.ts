/** @jest-environment jsdom */
import { leaveQuietly } from './quiet-leave'

beforeAll(leaveQuietly)

test('a focus that is lost as the page is left is heard by nobody, and any other is', () => {
  document.body.innerHTML = '<input>'
  const [field] = document.getElementsByTagName('input')
  const heard: string[] = []
  for (const type of ['blur', 'focusout']) field!.addEventListener(type, () => heard.push(type))
  const lose = () => {
    field!.focus()
    field!.blur()
  }
  lose()
  expect(heard).toEqual(['blur', 'focusout'])
  dispatchEvent(new Event('pagehide'))
  lose()
  expect(heard).toHaveLength(2)
  dispatchEvent(new Event('pageshow'))
  lose()
  expect(heard).toHaveLength(4)
})
