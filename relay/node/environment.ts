import { photosKeptMonths, requestsKeptMonths } from '@/content/legal/parts/retention'

import * as core from '../core/environment'
import { EnvironmentError, text, wholeNumber, type Environment } from '../core/environment'
import { withDefaults, type RelayOptions } from './options'
import { ownFirm } from './own-firm'

const LAST_PORT = 65_535

/** Reads the options of this host; one that is not set is `undefined`. Throws EnvironmentError. */
export function optionsFromEnvironment(env: Environment): RelayOptions {
  const options = core.optionsFromEnvironment(env)
  keepPromises(options)
  if (options.signIn && new URL(options.signIn.url).pathname !== '/') {
    throw new EnvironmentError(
      'RELAY_INBOX_URL must have no path on this host, for example RELAY_INBOX_URL=https://demandes.example.com',
    )
  }
  return withInboxPort({
    host: text(env, 'RELAY_HOST'),
    port: wholeNumber(env, 'RELAY_PORT', { from: 0, to: LAST_PORT, example: 3001 }),
    inboxPort: readInboxPort(env),
    dataDir: text(env, 'RELAY_DATA_DIR'),
    trustedProxies: wholeNumber(env, 'RELAY_TRUST_PROXY', { from: 0, to: 10, example: 1 }),
    firm: ownFirm(),
    ...options,
  })
}

/**
 * Refuses longer terms than the privacy policy beside this relay promises. (The firms of a Worker have
 * policies of their own.) Throws EnvironmentError.
 */
function keepPromises({ retentionMonths = 0, photoRetentionMonths = 0 }: RelayOptions): void {
  const terms = [
    ['RELAY_RETENTION_MONTHS', retentionMonths, requestsKeptMonths],
    ['RELAY_PHOTO_RETENTION_MONTHS', photoRetentionMonths, photosKeptMonths],
  ] as const
  for (const [name, months, promised] of terms)
    if (months > promised)
      throw new EnvironmentError(
        `${name} must be at most the ${promised} months of the privacy policy (content/legal/parts/retention.ts), for example ${name}=${promised} (got ${months})`,
      )
}

/**
 * Gives the inbox the port after the forms', where it needs one of its own. Throws EnvironmentError where
 * there is none.
 */
function withInboxPort(options: RelayOptions): RelayOptions {
  if ((withDefaults(options).inboxPort ?? 0) <= LAST_PORT) return options
  throw new EnvironmentError(
    `RELAY_INBOX_PORT is required behind a proxy when RELAY_PORT is ${LAST_PORT}: no port comes after it, for example RELAY_INBOX_PORT=3002`,
  )
}

function readInboxPort(env: Environment): number | undefined {
  const port = wholeNumber(env, 'RELAY_INBOX_PORT', { from: 0, to: LAST_PORT, example: 3002 })
  if (port === undefined || port === 0 || String(port) !== text(env, 'RELAY_PORT')) return port
  throw new EnvironmentError(
    `RELAY_INBOX_PORT must be another port than RELAY_PORT, for example RELAY_INBOX_PORT=${port === 3002 ? 3003 : 3002}`,
  )
}
