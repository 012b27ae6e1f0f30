import { EnvironmentError } from '../core/environment'
import { withDefaults } from './options'
import { startOrSayWhy, whyNotStarted } from './why-not-started'

const settings = withDefaults({ allowedOrigins: [], port: 3001, dataDir: '/srv/leads' })
const notListening = { name: '', message: '', syscall: 'listen', code: 'EACCES' }

test('a lock that may not be taken is a fault of the directory, a port that may not of the port', () => {
  expect(whyNotStarted({ ...notListening, port: 3001 }, settings)).toMatch(
    /^RELAY_PORT: port 3001 /,
  )
  expect(whyNotStarted({ ...notListening, port: -1 }, settings)).toBe(
    'RELAY_DATA_DIR: cannot keep leads in /srv/leads (EACCES), for example RELAY_DATA_DIR=.data/leads',
  )
})

test('a directory that cannot be made is named with its variable', async () => {
  const started = startOrSayWhy({ allowedOrigins: [], port: 0, dataDir: 'package.json' })
  await expect(started).rejects.toThrow(EnvironmentError)
  await expect(started).rejects.toThrow(/^RELAY_DATA_DIR: cannot keep leads in package\.json \(/)
})

test('a fault of the program is blamed on no variable', () => {
  expect(whyNotStarted(new TypeError('undefined is not a function'), settings)).toBeUndefined()
})
