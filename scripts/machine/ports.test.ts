import { readPort } from './ports'

const before = process.env.SITE_PORT
afterEach(() => {
  if (before === undefined) delete process.env.SITE_PORT
  else process.env.SITE_PORT = before
})

test.each(['abc', '0', '70000', '30.5'])('SITE_PORT=%s is one line with an example', (value) => {
  process.env.SITE_PORT = value
  expect(() => readPort('SITE_PORT', 3000)).toThrow(
    new Error(`SITE_PORT "${value}" is not a port. Example: SITE_PORT=3100`),
  )
})

test('a port is read as it is written, and is another one where nothing is', () => {
  process.env.SITE_PORT = ' 8080 '
  expect(readPort('SITE_PORT', 3000)).toBe(8080)
  process.env.SITE_PORT = ' '
  expect(readPort('SITE_PORT', 3000)).toBe(3000)
})
