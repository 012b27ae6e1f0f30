import { requestsKeptMonths } from '@/content/legal/parts/retention'

import { isBareOrigin } from './origin'
import { addressesFrom, type Mailbox } from './mailbox'
import type { MailRoute, RelayOptions } from './options'

/** A variable that is missing or malformed; its message is one line that names it. */
export class EnvironmentError extends Error {}

/** Variables by name, as a process or a platform hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads what every relay is told, wherever it runs; what is left out is `undefined`. Throws EnvironmentError. */
export function optionsFromEnvironment(env: Environment): RelayOptions {
  const smtpUrl = readSmtpUrl(env)
  return {
    allowedOrigins: readOrigins(env),
    rateLimit: wholeNumber(env, 'RELAY_RATE_LIMIT', { from: 1, to: 1_000_000, example: 30 }),
    mail: readMailRoute(env, smtpUrl !== undefined),
    smtpUrl,
    permissionSecret: readSecret(env),
    retentionMonths:
      wholeNumber(env, 'RELAY_RETENTION_MONTHS', { from: 1, to: 1_200, example: 36 }) ??
      requestsKeptMonths,
  }
}

/** What a variable says; set to nothing, it counts as not set. */
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
  // The value is not repeated: it holds a password.
  throw new EnvironmentError(
    'SMTP_URL must start with smtp:// or smtps:// and name a host, for example SMTP_URL=smtps://user:password@mail.example.com:465',
  )
}

function readSecret(env: Environment): string | undefined {
  const given = text(env, 'RELAY_PERMISSION_SECRET')
  if (given === undefined || given.length >= 32) return given
  // The value is not repeated.
  throw new EnvironmentError(
    'RELAY_PERMISSION_SECRET must have 32 characters or more, for example what « openssl rand -hex 32 » prints',
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
