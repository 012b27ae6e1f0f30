import { alarmClock } from './alarm-clock'

afterEach(() => jest.useRealTimers())

test('a call in a year rings no sooner than a timer can be set to', () => {
  jest.useFakeTimers()
  const ring = jest.fn()
  const set = jest.spyOn(globalThis, 'setTimeout')
  alarmClock(ring).wakeIn(365 * 24 * 60 * 60_000)
  expect(set).toHaveBeenLastCalledWith(ring, 2 ** 31 - 1)
  jest.advanceTimersByTime(24 * 24 * 60 * 60_000)
  expect(ring).not.toHaveBeenCalled()
})

test('a new time takes the place of the one before', () => {
  jest.useFakeTimers()
  const ring = jest.fn()
  const { wakeIn, stop } = alarmClock(ring)
  wakeIn(1_000)
  wakeIn(5_000)
  jest.advanceTimersByTime(4_999)
  expect(ring).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(ring).toHaveBeenCalledTimes(1)
  wakeIn(1_000)
  stop()
  jest.advanceTimersByTime(10_000)
  expect(ring).toHaveBeenCalledTimes(1)
})
