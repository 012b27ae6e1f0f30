import { photosKeptMonths, requestsKeptMonths } from '@/content/legal/parts/retention'

import { isBareOrigin } from './origin'
import { addressesFrom, type Mailbox } from './mailbox'
import type { MailRoute, RelayOptions, SignInSettings } from './options'
import { staysHere } from './stays-here'
import type { WebhookTarget } from './webhook'

/** The shortest secret that is taken, in characters. */
const SECRET_LENGTH = 32

/** A variable that is missing or malformed; its message is one line that names it. */
export class EnvironmentError extends Error {}

/** Variables by name, as a process or a platform hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables that any host has; an option that is not set is `undefined`. Throws EnvironmentError.
 */
export function optionsFromEnvironment(env: Environment): RelayOptions {
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

/** The value of a variable; an empty one counts as not set. */
export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
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
  const url = URL.canParse(given) ? new URL(given) : undefined
  if ((url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '') return given
  // The message does not repeat the value, which holds a password.
  throw new EnvironmentError(
    'SMTP_URL must start with smtp:// or smtps:// and name a host, for example SMTP_URL=smtps://user:password@mail.example.com:465',
  )
}

function readWebhook(env: Environment): WebhookTarget | undefined {
  const url = text(env, 'RELAY_WEBHOOK_URL')
  if (url === undefined) return undefined
  const protocol = URL.canParse(url) ? new URL(url).protocol : undefined
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
  if (url === undefined) return undefined
  const secure = /^https:\/\/[^/]+(\/[\w-]+)?$/.test(url)
  const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[\w-]+)?$/.test(url)
  if (!(secure || local) || !URL.canParse(url)) {
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
      `${name} must be an e-mail address, for example ${name}=contact@example.com (got ${quote(given)})`,
    )
  }
}

function quote(value: string): string {
  return JSON.stringify(value.slice(0, 80))
}
