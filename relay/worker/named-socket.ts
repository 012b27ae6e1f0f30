import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

import { defaultPort, type OpenSocket } from '../core/smtp-mailer'

const CONNECT_MS = 10_000

/**
 * Opens a connection by the server's name. Nodemailer would look the name up and connect to the number, but
 * this platform checks certificates against what was connected to, and no certificate names a number.
 */
export const namedSocket: OpenSocket = ({ host = '', port, secure = false }, done) => {
  const at = { host, port: Number(port) || defaultPort(secure) }
  const socket: Socket = secure ? connectSecurely({ ...at, servername: host }) : connect(at)
  let told = false
  const tell = (error: NodeJS.ErrnoException | null) => {
    if (told) return
    told = true
    clearTimeout(timer)
    socket.off('error', tell)
    if (!error) return done(null, { connection: socket, secured: secure })
    socket.on('error', () => {}).destroy()
    done(Object.assign(error, { code: error.code ?? 'ESOCKET' }))
  }
  const timer = setTimeout(() => tell(new Error('no connection')), CONNECT_MS)
  socket.once(secure ? 'secureConnect' : 'connect', () => tell(null))
  socket.on('error', tell)
}
