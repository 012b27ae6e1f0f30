import { once } from 'node:events'
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { defaultPort, PATIENCE } from '../../relay/core/smtp-mailer'
import { staysHere } from '../../lib/text/stays-here'
import { codeOf, type Finding } from './finding'

const dayMs = 24 * 60 * 60 * 1000
/** Those that renew by themselves do so a month before the end. */
const soonDays = 14

interface Server {
  readonly smtpUrl: string
  /** An authority that the system does not know, in tests. */
  readonly authority?: string | undefined
  readonly now: Date
}

/** Looks at the certificate of the mail server, before anything secret is told to it. */
export async function certificateFinding(server: Server): Promise<Finding> {
  const about = 'Certificat'
  const { host, port } = addressOf(server.smtpUrl)
  let socket: TLSSocket | undefined
  try {
    socket = await encrypted(server, host, port)
    if (!socket)
      return staysHere(server.smtpUrl)
        ? { about, state: 'ok', text: `${host} n'en a pas besoin : rien ne quitte cette machine.` }
        : { about, state: 'missing', text: `${host} n'offre pas de connexion chiffrée.` }
    const { valid_to: end } = socket.getPeerCertificate()
    const days = Math.floor((Date.parse(end) - server.now.getTime()) / dayMs)
    const reason = socket.authorizationError as unknown
    if (days < 0)
      return {
        about,
        state: 'missing',
        text: `celui de ${host} est périmé depuis le ${french(end)}.`,
      }
    if (!socket.authorized)
      return { about, state: 'missing', text: `celui de ${host} est refusé : ${refusal(reason)}.` }
    if (days < soonDays)
      return { about, state: 'missing', text: `celui de ${host} expire le ${french(end)}.` }
    return { about, state: 'ok', text: `${host}, valable jusqu'au ${french(end)}` }
  } catch (error) {
    return {
      about,
      state: 'unknown',
      text: `${host}, port ${port}, ne répond pas (${codeOf(error)}) : nom, port, ou Internet absent de cette machine ?`,
    }
  } finally {
    socket?.destroy()
  }
}

/** Host, port and whether TLS comes first, from an `smtp://` or `smtps://` address. */
export function addressOf(smtpUrl: string): { host: string; port: number; secure: boolean } {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || defaultPort(secure),
    secure,
  }
}

/** Undefined where the server speaks in the clear alone. */
async function encrypted(
  { smtpUrl, authority }: Server,
  host: string,
  port: number,
): Promise<TLSSocket | undefined> {
  const options = {
    // It is looked at, not trusted: what is wrong with it is what we are here to say.
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
    ...(authority !== undefined && { ca: authority }),
  }
  if (addressOf(smtpUrl).secure) return shaken(connect({ host, port, ...options }))
  const plain = connectPlain(port, host)
  try {
    limit(plain)
    await reply(plain)
    plain.write('EHLO localhost\r\n')
    const offers = await reply(plain)
    if (!/^250[ -]STARTTLS\r?$/im.test(offers)) {
      plain.destroy()
      return undefined
    }
    plain.write('STARTTLS\r\n')
    await reply(plain)
    return await shaken(connect({ socket: plain, host, ...options }))
  } catch (error) {
    plain.destroy()
    throw error
  }
}

async function shaken(socket: TLSSocket): Promise<TLSSocket> {
  limit(socket)
  await once(socket, 'secureConnect')
  socket.on('error', () => {})
  return socket
}

function limit(socket: Socket): void {
  socket.setTimeout(PATIENCE.greetingTimeout, () =>
    socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
  )
}

/** One reply of the server: its last line has a blank after the code. */
async function reply(socket: Socket): Promise<string> {
  let text = ''
  while (!/^\d{3}(?: .*)?\r?\n$/m.test(text)) {
    const [chunk] = (await Promise.race([
      once(socket, 'data'),
      once(socket, 'close').then(() => {
        throw Object.assign(new Error('closed'), { code: 'ECONNRESET' })
      }),
    ])) as [Buffer]
    text += chunk.toString()
  }
  return text
}

const refusal = (reason: unknown) => {
  const code = reason instanceof Error ? codeOf(reason) : String(reason)
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'il est établi pour un autre nom'
  if (/SELF_SIGNED|UNABLE_TO/.test(code)) return `son autorité est inconnue (${code})`
  return code
}

const french = (date: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    new Date(date),
  )
