import { pageTasks, type TraceEvent } from './long-tasks'

const url = 'http://127.0.0.1:1/'
const event = (name: string, at: number, ms?: number, args?: TraceEvent['args']): TraceEvent => ({
  ...{ name, pid: 1, tid: 1, ts: 1000 * (500 + at) },
  ...(ms === undefined ? { ph: 'I' } : { ph: 'X', dur: 1000 * ms }),
  ...(args && { args }),
})
const begun = [
  event('navigationStart', 0, undefined, { data: { documentLoaderURL: url } }),
  event('firstContentfulPaint', 100),
]

test('each long task is told, with what took its time', () => {
  const { tasks } = pageTasks(
    [
      ...begun,
      event('RunTask', 10, 40),
      event('ThreadControllerImpl::RunTask', 200, 90),
      event('RunTask', 200, 89),
      event('ParseHTML', 201, 80, { data: { url } }),
      event('EvaluateScript', 210, 30, { data: { url: `${url}a.js` } }),
      event('UpdateLayoutTree', 282, 6, { elementCount: 900 }),
      event('Paint', 289, 0.4),
    ],
    url,
  )
  expect(tasks).toEqual([
    {
      start: 200,
      duration: 90,
      content: [
        { what: 'parse HTML /', ms: 50 },
        { what: 'run script /a.js', ms: 30 },
        { what: 'style 900 elements', ms: 6 },
      ],
    },
  ])
})

test('blocked is what goes beyond 50 ms after the first paint', () => {
  const blocked = (...tasks: readonly TraceEvent[]) => pageTasks([...begun, ...tasks], url).blocked
  expect(blocked(event('RunTask', 20, 70))).toBe(0)
  expect(blocked(event('RunTask', 200, 70), event('RunTask', 300, 60))).toBe(30)
  // 20 of its 90 ms were before.
  expect(blocked(event('RunTask', 80, 90))).toBe(40)
  // All but 10 ms of it was.
  expect(blocked(event('RunTask', 30, 80))).toBe(10)
})

test('other threads, and what came before the page, say nothing of it', () => {
  const elsewhere = { ...event('RunTask', 200, 90), tid: 2 }
  expect(pageTasks([...begun, elsewhere, event('RunTask', -95, 90)], url).tasks).toEqual([])
})

test('a trace of another page is refused', () => {
  expect(() => pageTasks(begun, `${url}devis`)).toThrow('does not hold')
})
