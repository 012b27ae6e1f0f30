import { withDefaults } from './options'
import { whyNotStarted } from './why-not-started'

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
