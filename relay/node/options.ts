import * as core from '../core/options'
import { PURGE_EVERY_MS } from '../core/retention'

/** How long a slow client may hold a connection, in milliseconds. */
interface Timeouts {
  headersMs: number
  /** For a request without photos. */
  requestMs: number
  /** For one with photos at the most; how long it is depends on what it weighs. */
  photosMs: number
}

/** What this host may be told beside what every relay is; `main.ts` reads it from the environment. */
export interface RelayOptions extends core.RelayOptions {
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
  /** How many proxies of ours append to X-Forwarded-For; 0 ignores the header. */
  trustedProxies?: number | undefined
  timeouts?: Partial<Timeouts>
  /** How often what has passed its term is looked for, in milliseconds; a day unless told. */
  purgeEveryMs?: number | undefined
  /** Receives one line per event, never personal data. Silent unless told. */
  log?: (line: string) => void
}

/** The options once every default is filled in. */
export interface RelaySettings extends core.RelaySettings {
  dataDir: string
  host: string
  port: number
  /** Undefined where the inbox listens with the forms. */
  inboxPort: number | undefined
  trustedProxies: number
  timeouts: Timeouts
  purgeEveryMs: number
  log: (line: string) => void
}

/** What an option is worth when nobody sets it; the README's table repeats these. */
const DEFAULTS = {
  host: '127.0.0.1',
  port: 3001,
  dataDir: '.data/leads',
  trustedProxies: 0,
  // A lead weighs two kilobytes: half a minute is generous even on a bad mobile line.
  timeouts: { headersMs: 10_000, requestMs: 30_000, photosMs: 15 * 60_000 },
} as const

/** Fills in what the caller left out: the one place where an option of this host gets its default. */
export function withDefaults(options: RelayOptions): RelaySettings {
  return {
    ...core.withDefaults(options),
    dataDir: options.dataDir ?? DEFAULTS.dataDir,
    host: options.host ?? DEFAULTS.host,
    port: options.port ?? DEFAULTS.port,
    inboxPort: options.inboxPort ?? inboxPortBeside(options),
    trustedProxies: options.trustedProxies ?? DEFAULTS.trustedProxies,
    timeouts: { ...DEFAULTS.timeouts, ...options.timeouts },
    purgeEveryMs: options.purgeEveryMs ?? PURGE_EVERY_MS,
    log: options.log ?? (() => {}),
  }
}

function inboxPortBeside({ port = DEFAULTS.port, trustedProxies = 0 }: RelayOptions) {
  if (trustedProxies === 0) return undefined
  return port === 0 ? 0 : port + 1
}
