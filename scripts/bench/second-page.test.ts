import { middle } from './second-page'

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
