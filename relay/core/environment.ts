import { distance } from 'fastest-levenshtein'

import { photosKeptMonths, requestsKeptMonths } from '@/content/legal/parts/retention'
import { staysHere } from '@/lib/text/stays-here'

import { isBareOrigin } from './origin'
import { addressesFrom, type Mailbox } from './mailbox'
import type { MailRoute, RelayOptions, SignInSettings } from './options'
import type { WebhookTarget } from './webhook'

/** The shortest secret that is taken, in characters. */
const SECRET_LENGTH = 32

/** What begins like this holds firms of a Worker: `RELAY_FIRMS`, `RELAY_FIRMS_2`. */
export const FIRMS = 'RELAY_FIRMS'

/** Every variable whose name begins like these: those of relay/README.md, and of the build and the bench. */
const VARIABLES = [
  'RELAY_ALLOWED_ORIGINS',
  'RELAY_BESIDE',
  'RELAY_DATA_DIR',
  FIRMS,
  'RELAY_HOST',
  'RELAY_INBOX_PORT',
  'RELAY_INBOX_SECRET',
  'RELAY_INBOX_URL',
  'RELAY_MAIL_FROM',
  'RELAY_MAIL_TO',
  'RELAY_PERMISSION_SECRET',
  'RELAY_PHOTO_RETENTION_MONTHS',
  'RELAY_PORT',
  'RELAY_RATE_LIMIT',
  'RELAY_RETENTION_MONTHS',
  'RELAY_TAKES_PHOTOS',
  'RELAY_TRUST_PROXY',
  'RELAY_UPSTREAM',
  'RELAY_URL',
  'RELAY_WEBHOOK_SECRET',
  'RELAY_WEBHOOK_URL',
]

/** A variable that is missing or malformed; its message is one line that names it. */
export class EnvironmentError extends Error {}

/** Variables by name, as a process or a platform hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables that any host has; an option that is not set is `undefined`. Throws EnvironmentError.
 */
export function optionsFromEnvironment(env: Environment): RelayOptions {
  refuseSlips(env)
  const smtpUrl = readSmtpUrl(env)
  return {
    allowedOrigins: readOrigins(env),
    rateLimit: wholeNumber(env, 'RELAY_RATE_LIMIT', { from: 1, to: 1_000_000, example: 30 }),
    mail: readMailRoute(env, smtpUrl !== undefined),
    smtpUrl,
    permissionSecret: readPermissionSecret(env),
    retentionMonths:
      wholeNumber(env, 'RELAY_RETENTION_MONTHS', { from: 1, to: 1_200, example: 36 }) ??
      requestsKeptMonths,
    photoRetentionMonths:
      wholeNumber(env, 'RELAY_PHOTO_RETENTION_MONTHS', { from: 1, to: 1_200, example: 12 }) ??
      photosKeptMonths,
    webhook: readWebhook(env),
    signIn: readSignIn(env, smtpUrl !== undefined),
  }
}

/**
 * The value of a variable; an empty one counts as not set. Quotes around the whole of it are not meant:
 * `docker run --env-file` leaves those that systemd, compose and a shell take off.
 */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim() ?? ''
  const [, , inside = value] = /^(["'])(.*)\1$/s.exec(value) ?? []
  return inside.trim() || undefined
}

/** A variable that is a number. Throws EnvironmentError. */
export function wholeNumber(
  env: Environment,
  name: string,
  { from, to, example }: { from: number; to: number; example: number },
): number | undefined {
  const given = text(env, name)
  if (given === undefined) return undefined
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= from && value <= to) return value
  throw new EnvironmentError(
    `${name} must be a whole number from ${from} to ${to}, for example ${name}=${example} (got ${quote(given)})`,
  )
}

/** A misspelt variable would leave a default in force: behind a proxy, one limit for all visitors. */
function refuseSlips(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (!name.startsWith('RELAY_') || name.startsWith(FIRMS) || VARIABLES.includes(name)) continue
    const meant = VARIABLES.find((known) => distance(known, name) <= name.length / 6)
    if (meant) throw new EnvironmentError(`${name} is read by nothing. Is ${meant} meant?`)
  }
}

function readOrigins(env: Environment): string[] {
  const example = 'RELAY_ALLOWED_ORIGINS=https://www.example.com,https://example.com'
  const origins = (text(env, 'RELAY_ALLOWED_ORIGINS') ?? '').split(',').flatMap((entry) => {
    const origin = entry.trim()
    return origin === '' ? [] : [origin]
  })
  if (origins.length === 0) {
    throw new EnvironmentError(
      `RELAY_ALLOWED_ORIGINS is required: the pages that may post here, for example ${example}`,
    )
  }
  const wrong = origins.find((origin) => !isBareOrigin(origin))
  if (wrong === undefined) return origins
  throw new EnvironmentError(
    `RELAY_ALLOWED_ORIGINS must list http(s) origins in lower case without path or final slash, for example ${example} (got ${quote(wrong)})`,
  )
}

function readSmtpUrl(env: Environment): string | undefined {
  const given = text(env, 'SMTP_URL')
  if (given === undefined) return undefined
  const fault = smtpUrlFault(given)
  if (!fault) return given
  // The message does not repeat the value, which holds a password.
  throw new EnvironmentError(
    `SMTP_URL must ${fault}, for example SMTP_URL=smtps://user:password@mail.example.com:465`,
  )
}

/** What the address of a mail server lacks. */
function smtpUrlFault(given: string): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!/^smtps?:\/\//i.test(given) || url?.hostname === '')
    return 'start with smtp:// or smtps:// and name a host'
  // Nodemailer reads options behind « ? », stronger than ours: no encryption, personal data in the log. A
  // password with one of these signs ends the address too early, or leaves none.
  if (!url || !/^\/?$/.test(url.pathname) || url.search || url.hash)
    return 'end with the host or the port (in a name or password, « @ », « : », « / », « ? » and « # » are written %40, %3A, %2F, %3F and %23)'
  if (!isDecodable(url.username) || !isDecodable(url.password))
    return 'write a « % » in a name or password as %25'
  if (Boolean(url.username) !== Boolean(url.password))
    return 'hold both a name and a password, or neither'
  return undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function readWebhook(env: Environment): WebhookTarget | undefined {
  const url = text(env, 'RELAY_WEBHOOK_URL')
  if (url === undefined) return refuseAlone(env, 'RELAY_WEBHOOK_SECRET', 'RELAY_WEBHOOK_URL')
  const protocol = URL.canParse(url) && !/\s/.test(url) ? new URL(url).protocol : undefined
  // The message does not repeat the value, which may hold a key.
  if (protocol !== 'https:' && !(protocol === 'http:' && staysHere(url))) {
    throw new EnvironmentError(
      'RELAY_WEBHOOK_URL must start with https://, or lead to this machine, for example RELAY_WEBHOOK_URL=https://tools.example.com/leads',
    )
  }
  return { url, secret: readSecret(env, 'RELAY_WEBHOOK_SECRET', 'RELAY_WEBHOOK_URL') }
}

function readSignIn(env: Environment, mails: boolean): SignInSettings | undefined {
  const url = text(env, 'RELAY_INBOX_URL')?.replace(/\/$/, '')
  if (url === undefined) return refuseAlone(env, 'RELAY_INBOX_SECRET', 'RELAY_INBOX_URL')
  const isInbox = /^https?:\/\/[^/]+(\/[\w-]+)?$/.test(url) && URL.canParse(url)
  if (!isInbox || !(url.startsWith('https:') || staysHere(url))) {
    throw new EnvironmentError(
      `RELAY_INBOX_URL must be the inbox's https address, or one of this machine, for example RELAY_INBOX_URL=https://demandes.example.com (got ${quote(url)})`,
    )
  }
  if (!mails) {
    throw new EnvironmentError(
      'SMTP_URL is required when RELAY_INBOX_URL is set: the link to sign in is mailed',
    )
  }
  return { url, secret: readSecret(env, 'RELAY_INBOX_SECRET', 'RELAY_INBOX_URL') }
}

/** A secret alone turns nothing on, although somebody meant it to. */
function refuseAlone(env: Environment, secret: string, address: string): undefined {
  if (text(env, secret) === undefined) return
  throw new EnvironmentError(`${address} is required when ${secret} is set`)
}

/** Undefined where the variable is not set: the host then makes a secret of its own. */
function readPermissionSecret(env: Environment): string | undefined {
  const name = 'RELAY_PERMISSION_SECRET'
  return text(env, name) === undefined ? undefined : readSecret(env, name)
}

/** A secret long enough not to be guessed. A refusal does not repeat it. */
function readSecret(env: Environment, name: string, usedBy?: string): string {
  const secret = text(env, name) ?? ''
  if (secret.length >= SECRET_LENGTH) return secret
  throw new EnvironmentError(
    `${name} must have at least ${SECRET_LENGTH} characters${usedBy ? ` when ${usedBy} is set` : ''}, for example the output of: openssl rand -hex 32`,
  )
}

function readMailRoute(env: Environment, required: boolean): Partial<MailRoute> {
  const [from, ...more] = readMailboxes(env, 'RELAY_MAIL_FROM', required) ?? []
  if (more.length > 0) {
    throw new EnvironmentError(
      'RELAY_MAIL_FROM must be one address, for example RELAY_MAIL_FROM=site@example.com',
    )
  }
  return { from, to: readMailboxes(env, 'RELAY_MAIL_TO', required) }
}

function readMailboxes(env: Environment, name: string, required: boolean): Mailbox[] | undefined {
  const given = text(env, name)
  if (given === undefined && !required) return undefined
  if (given === undefined) {
    throw new EnvironmentError(
      `${name} is required when SMTP_URL is set, for example ${name}=contact@example.com`,
    )
  }
  try {
    return addressesFrom(given)
  } catch {
    throw new EnvironmentError(
      `${name} must be an e-mail address (RELAY_MAIL_TO: or several, with commas), for example ${name}=contact@example.com (got ${quote(given)})`,
    )
  }
}

function quote(value: string): string {
  return JSON.stringify(value.slice(0, 80))
}
