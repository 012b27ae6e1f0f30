import { addressesFrom, type Mailbox } from './mailbox'
import { PURGE_EVERY_MS } from './retention'

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

/** When a mail that did not leave is tried again, in milliseconds. */
export interface RetryDelays {
  /** Before the second attempt; doubled each time up to the longest. */
  firstMs: number
  longestMs: number
  /** After the server has refused login or sender: only another setting helps. */
  settingMs: number
  /** After the server has refused one message for good. */
  refusedMs: number
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
  /**
   * Where the inbox listens, on loopback: with the forms unless told, but behind a proxy of ours on
   * the next port, so that no rule of the proxy can show it.
   */
  inboxPort?: number | undefined
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
  /** Months after which a lead is erased, counted from its sender's last contact. Never unless told. */
  retentionMonths?: number | undefined
  /** How often what has passed its term is looked for, in milliseconds; a day unless told. */
  purgeEveryMs?: number | undefined
  /** Receives one line per event, never personal data. Silent unless told. */
  log?: (line: string) => void
}

/** The options once every default is filled in. */
export interface RelaySettings {
  allowedOrigins: readonly string[]
  dataDir: string
  host: string
  port: number
  /** Undefined where the inbox listens with the forms. */
  inboxPort: number | undefined
  rateLimit: number
  trustedProxies: number
  mail: MailRoute
  smtpUrl: string | undefined
  limits: FormLimits
  timeouts: Timeouts
  retry: RetryDelays
  retentionMonths: number | undefined
  purgeEveryMs: number
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
  retry: {
    firstMs: 2_000,
    longestMs: 5 * 60_000,
    settingMs: 60 * 60_000,
    refusedMs: 24 * 60 * 60_000,
  },
} as const

/** Fills in what the caller left out: the one place where an option gets its default. */
export function withDefaults(options: RelayOptions): RelaySettings {
  const [nowhere] = addressesFrom(DEFAULTS.mailAddress)
  return {
    dataDir: options.dataDir ?? DEFAULTS.dataDir,
    allowedOrigins: options.allowedOrigins,
    host: options.host ?? DEFAULTS.host,
    port: options.port ?? DEFAULTS.port,
    inboxPort: options.inboxPort ?? inboxPortBeside(options),
    rateLimit: options.rateLimit ?? DEFAULTS.rateLimit,
    trustedProxies: options.trustedProxies ?? DEFAULTS.trustedProxies,
    mail: { from: options.mail?.from ?? nowhere, to: options.mail?.to ?? [nowhere] },
    smtpUrl: options.smtpUrl,
    limits: { ...DEFAULTS.limits, ...options.limits },
    timeouts: { ...DEFAULTS.timeouts, ...options.timeouts },
    retry: { ...DEFAULTS.retry, ...options.retry },
    retentionMonths: options.retentionMonths,
    purgeEveryMs: options.purgeEveryMs ?? PURGE_EVERY_MS,
    log: options.log ?? (() => {}),
  }
}

function inboxPortBeside({ port = DEFAULTS.port, trustedProxies = 0 }: RelayOptions) {
  if (trustedProxies === 0) return undefined
  return port === 0 ? 0 : port + 1
}
