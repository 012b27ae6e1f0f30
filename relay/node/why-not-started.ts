import { EnvironmentError } from '../core/environment'
import { InUseError } from './directory-lock'
import { withDefaults, type RelayOptions, type RelaySettings } from './options'
import { NotPrivateError } from './private-files'
import { startRelay, type Relay } from './server'

/** Starts a relay. Throws EnvironmentError that names the variable at fault. */
export function startOrSayWhy(options: RelayOptions): Promise<Relay> {
  return startRelay(options).catch((error: NodeJS.ErrnoException) => {
    const why = whyNotStarted(error, withDefaults(options))
    throw why === undefined ? error : new EnvironmentError(why)
  })
}

/**
 * What keeps a relay from starting, in one line that names the variable; undefined for a fault that no
 * variable can have caused.
 */
export function whyNotStarted(
  error: NodeJS.ErrnoException & { port?: number },
  { host, port: formsPort, inboxPort, dataDir }: RelaySettings,
): string | undefined {
  const [variable, port] =
    inboxPort !== undefined && error.port === inboxPort
      ? ['RELAY_INBOX_PORT', inboxPort]
      : ['RELAY_PORT', formsPort]
  // The lock of the leads is a socket too, at a path: Node calls its port -1.
  const isOfPort = error.syscall === 'listen' && error.port !== -1
  if (isOfPort && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) {
    const why = error.code === 'EACCES' ? 'needs more rights' : 'is already in use'
    return `${variable}: port ${port} on ${host} ${why}, choose another, for example ${variable}=${port < 1024 ? 3001 : port + 10}`
  }
  if (isOfPort || error.syscall === 'getaddrinfo') {
    return `RELAY_HOST: cannot listen on ${host} (${error.code}), for example RELAY_HOST=127.0.0.1`
  }
  if (error instanceof InUseError) return error.message
  if (error instanceof NotPrivateError) {
    return `RELAY_DATA_DIR: ${error.message}, for example RELAY_DATA_DIR=.data/leads`
  }
  if (error.code === undefined) return undefined
  return `RELAY_DATA_DIR: cannot keep leads in ${dataDir} (${error.code}), for example RELAY_DATA_DIR=.data/leads`
}
