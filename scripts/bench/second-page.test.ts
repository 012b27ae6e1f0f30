import { forgiveActivation, middle } from './second-page'

test('the figures of several clicks are the middle ones, the arrival the most frequent', () => {
  expect(
    middle([
      { painted: 90, lcp: 300, arrival: 'prerendered' },
      { painted: 80, lcp: 900, arrival: 'fetched' },
      { painted: 400, lcp: 200, arrival: 'prerendered' },
    ]),
  ).toEqual({ painted: 90, lcp: 300, arrival: 'prerendered' })
})

test('where most clicks changed no document, none tells of the largest picture', () => {
  expect(
    middle([
      { painted: 90, lcp: null, arrival: 'same document' },
      { painted: 80, lcp: 900, arrival: 'fetched' },
      { painted: 70, lcp: null, arrival: 'same document' },
    ]).lcp,
  ).toBeNull()
})

test('a frame that is gone as its page takes the tab’s place ends no bench, any other fault does', () => {
  expect(() => forgiveActivation(new Error("Attempted to use detached Frame 'A1'."))).not.toThrow()
  const other = new Error('Target closed')
  expect(() => forgiveActivation(other)).toThrow(other)
})
