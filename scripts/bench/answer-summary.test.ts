import { summary } from './answer-summary'

test('a touch that is never answered is counted, and slower than all others', () => {
  expect(summary([90, Infinity, 100, 80, 110])).toEqual({ ms: 100, unanswered: 1 })
})

test('where most touches are never answered there is no time', () => {
  expect(summary([Infinity, 12, Infinity])).toEqual({ ms: null, unanswered: 2 })
})
