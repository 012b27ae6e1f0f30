import { Writable } from 'node:stream'
import { printLine, showProgress } from './progress'

/** An output and a clock that the test moves. */
function scene(isTTY: boolean) {
  let written = ''
  let ms = 0
  const output = Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString()
        done()
      },
    }),
    { isTTY },
  )
  return {
    output,
    now: () => ms,
    wait: (more: number) => (ms += more),
    written: () => written,
  }
}

const rewrite = '\x1b[1G\x1b[2K'

test('what is soon done says nothing', () => {
  const { output, now, wait, written } = scene(true)
  const progress = showProgress('Pictures', 3, 3, output, now)
  for (let index = 0; index < 3; index++) {
    wait(300)
    progress.step()
  }
  progress.end()
  expect(written()).toBe('')
})

test('on a terminal one line rewrites itself, and the last one stays', () => {
  const { output, now, wait, written } = scene(true)
  const progress = showProgress('Pictures', 100, 100, output, now)
  for (let index = 0; index < 100; index++) {
    wait(1000)
    progress.step()
  }
  progress.end()
  const lines = written().split(rewrite).slice(1)
  expect(lines[0]).toBe('Pictures: 1 of 100, about 1 min 39 s left')
  expect(lines[49]).toBe('Pictures: 50 of 100, about 50 s left')
  expect(lines.at(-1)).toBe('Pictures: 100 of 100 in 1 min 40 s\n')
  expect(written().split('\n')).toHaveLength(2)
})

test('in a log there is a line every few seconds, however many steps there are', () => {
  const { output, now, wait, written } = scene(false)
  const progress = showProgress('Pictures', 10_000, 10_000, output, now)
  for (let index = 0; index < 10_000; index++) {
    wait(2)
    progress.step()
  }
  progress.end()
  expect(written()).toBe(
    'Pictures: 500 of 10000, about 19 s left\n' +
      'Pictures: 3000 of 10000, about 14 s left\n' +
      'Pictures: 5500 of 10000, about 9 s left\n' +
      'Pictures: 8000 of 10000, about 4 s left\n' +
      'Pictures: 10000 of 10000 in 20 s\n',
  )
})

test('time left is reckoned by what things cost, not by how many they are', () => {
  const { output, now, wait, written } = scene(true)
  const progress = showProgress('Pictures', 2, 10, output, now)
  wait(2000)
  progress.step(1)
  expect(written()).toContain('1 of 2, about 18 s left')
})

test('what else is printed meanwhile stands on a line of its own', () => {
  const { output, now, wait, written } = scene(true)
  const log = jest.spyOn(console, 'log').mockImplementation((text) => output.write(`${text}\n`))
  const progress = showProgress('Pictures', 4, 4, output, now)
  wait(2000)
  progress.step()
  printLine('A quote has come in.')
  wait(2000)
  progress.step()
  log.mockRestore()
  expect(written()).toBe(
    `${rewrite}Pictures: 1 of 4, about 6 s left${rewrite}A quote has come in.\n` +
      `${rewrite}Pictures: 2 of 4, about 4 s left`,
  )
})
