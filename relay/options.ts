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

/** Everything a relay needs; `main.ts` reads it from the environment, other callers pass it. */
export interface RelayOptions {
  /** One directory per lead is kept here. A data directory belongs to one relay at a time. */
  dataDir: string
  /** Bare origins whose pages may post, e.g. `https://www.chene-et-chaux.example`. */
  allowedOrigins: readonly string[]
  /** Address to listen on; 127.0.0.1 unless told. */
  host?: string
  /** 0 takes a free port; 3001 unless told. */
  port?: number
  /** Accepted posts per client address per minute; 30 unless told. */
  rateLimit?: number
  /** How many proxies of ours append to X-Forwarded-For; 0 ignores the header. */
  trustedProxies?: number
  mail?: MailRoute
  /** Where mail is handed over; without it leads wait on disk as `.eml`. */
  smtpUrl?: string
  limits?: Partial<FormLimits>
  timeouts?: Partial<Timeouts>
  retry?: Partial<RetryDelays>
  /** Receives one line per event, never personal data. Silent unless told. */
  log?: (line: string) => void
}

/** The options once every default is filled in. */
export interface RelaySettings extends Omit<Required<RelayOptions>, 'smtpUrl'> {
  limits: FormLimits
  timeouts: Timeouts
  retry: RetryDelays
  smtpUrl: string | undefined
}

/** What an option is worth when nobody sets it; the README's table repeats these. */
export const DEFAULTS = {
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

/** Fills in what the caller left out. */
export function withDefaults(options: RelayOptions): RelaySettings {
  const [nowhere] = addressesFrom(DEFAULTS.mailAddress)
  return {
    dataDir: options.dataDir,
    allowedOrigins: options.allowedOrigins,
    host: options.host ?? DEFAULTS.host,
    port: options.port ?? DEFAULTS.port,
    rateLimit: options.rateLimit ?? DEFAULTS.rateLimit,
    trustedProxies: options.trustedProxies ?? DEFAULTS.trustedProxies,
    mail: options.mail ?? { from: nowhere, to: [nowhere] },
    smtpUrl: options.smtpUrl,
    limits: { ...DEFAULTS.limits, ...options.limits },
    timeouts: { ...DEFAULTS.timeouts, ...options.timeouts },
    retry: { ...DEFAULTS.retry, ...options.retry },
    log: options.log ?? (() => {}),
  }
}
