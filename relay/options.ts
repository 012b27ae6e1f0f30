import { addressesFrom, type Mailbox } from './mailbox'

/** Where notifications come from and go to. */
export interface MailRoute {
  from: Mailbox
  to: readonly Mailbox[]
}

/** What one submission may weigh. */
export interface FormLimits {
  /** Whole request body, in bytes. */
  bytes: number
  /** Number of fields, directives included. */
  fields: number
  /** Length of a field name, in characters. */
  nameLength: number
}

/** How long a slow client may hold a connection, in milliseconds. */
interface Timeouts {
  headersMs: number
  requestMs: number
}

/** Delay before the second attempt to send a mail, doubled each time up to the longest. */
export interface RetryDelays {
  firstMs: number
  longestMs: number
}

/** What a relay may be told; `main.ts` reads it from the environment, other callers pass it. */
export interface RelayOptions {
  /** Bare origins whose pages may post, e.g. `https://www.example.com`. */
  allowedOrigins: readonly string[]
  /** One directory per lead is kept here. A data directory belongs to one relay at a time. */
  dataDir?: string | undefined
  /** Address to listen on. */
  host?: string | undefined
  /** 0 takes a free port. */
  port?: number | undefined
  /** Accepted posts per client address per minute. */
  rateLimit?: number | undefined
  /** How many proxies of ours append to X-Forwarded-For; 0 ignores the header. */
  trustedProxies?: number | undefined
  mail?: Partial<MailRoute>
  /** Where mail is handed over; without it leads wait on disk as `.eml`. */
  smtpUrl?: string | undefined
  limits?: Partial<FormLimits>
  timeouts?: Partial<Timeouts>
  retry?: Partial<RetryDelays>
  /** Receives one line per event, never personal data. Silent unless told. */
  log?: (line: string) => void
}

/** The options once every default is filled in. */
export interface RelaySettings {
  allowedOrigins: readonly string[]
  dataDir: string
  host: string
  port: number
  rateLimit: number
  trustedProxies: number
  mail: MailRoute
  smtpUrl: string | undefined
  limits: FormLimits
  timeouts: Timeouts
  retry: RetryDelays
  log: (line: string) => void
}

/** What an option is worth when nobody sets it; the README's table repeats these. */
const DEFAULTS = {
  host: '127.0.0.1',
  port: 3001,
  dataDir: '.data/leads',
  rateLimit: 30,
  trustedProxies: 0,
  mailAddress: 'contact@localhost',
  limits: { bytes: 256 * 1024, fields: 50, nameLength: 100 },
  // A lead weighs two kilobytes: half a minute is generous even on a bad mobile line.
  timeouts: { headersMs: 10_000, requestMs: 30_000 },
  retry: { firstMs: 2_000, longestMs: 5 * 60_000 },
} as const

/** Fills in what the caller left out: the one place where an option gets its default. */
export function withDefaults(options: RelayOptions): RelaySettings {
  const [nowhere] = addressesFrom(DEFAULTS.mailAddress)
  return {
    dataDir: options.dataDir ?? DEFAULTS.dataDir,
    allowedOrigins: options.allowedOrigins,
    host: options.host ?? DEFAULTS.host,
    port: options.port ?? DEFAULTS.port,
    rateLimit: options.rateLimit ?? DEFAULTS.rateLimit,
    trustedProxies: options.trustedProxies ?? DEFAULTS.trustedProxies,
    mail: { from: options.mail?.from ?? nowhere, to: options.mail?.to ?? [nowhere] },
    smtpUrl: options.smtpUrl,
    limits: { ...DEFAULTS.limits, ...options.limits },
    timeouts: { ...DEFAULTS.timeouts, ...options.timeouts },
    retry: { ...DEFAULTS.retry, ...options.retry },
    log: options.log ?? (() => {}),
  }
}
