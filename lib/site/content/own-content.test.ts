import { contentFaults } from './check'
import { loadContent } from './load'

test('the content as it stands has no fault', () => {
  expect(() => loadContent('content')).not.toThrow()
  expect(contentFaults()).toEqual([])
})
