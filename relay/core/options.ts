import type { FormFirm } from '@/lib/forms/firm'
import { heaviestPhoto, mostPhotos } from '@/lib/forms/photo-rules'

import { addressesFrom, type Mailbox } from './mailbox'
import type { PhotoLimits } from './photos'
import type { WebhookTarget } from './webhook'

/** Where notifications come from and go to. */
export interface MailRoute {
  from: Mailbox
  to: readonly Mailbox[]
  /**
   * The inbox's address, for links to its leads; absent where only the relay's own machine opens the inbox.
   */
  inboxUrl?: string | undefined
}

/** The largest submission that is taken. */
export interface FormLimits extends PhotoLimits {
  /** The request body without its photos, in bytes. */
  bytes: number
  /** Number of fields, directives included. */
  fields: number
  /** Length of a field name, in characters. */
  nameLength: number
}

/** How the owner signs in to the inbox from outside the relay's own machine. */
export interface SignInSettings {
  /**
   * The inbox's own address without a final slash, `https://demandes.example.com`: the only one at which
   * anybody signs in.
   */
  url: string
  /** Signs links and sessions; changing it ends them all. */
  secret: string
}

/** How long to wait before a mail is tried again, in milliseconds. */
export interface RetryDelays {
  /** Before the second attempt; doubled each time, up to the longest. */
  firstMs: number
  longestMs: number
  /** After the server has refused login or sender: only another setting helps. */
  settingMs: number
  /** After the server has refused one message for good. */
  refusedMs: number
}

/** The options of a relay on any host; `environment.ts` reads them from variables. */
export interface RelayOptions {
  /** Bare origins whose pages may post, e.g. `https://www.example.com`. */
  allowedOrigins: readonly string[]
  /** Accepted posts per client address per minute. */
  rateLimit?: number | undefined
  mail?: Partial<MailRoute>
  /** Where mail is handed over; without it leads wait in the store. */
  smtpUrl?: string | undefined
  limits?: Partial<FormLimits>
  retry?: Partial<RetryDelays>
  /** Signs the permissions to post; unless set, the host makes and keeps one. */
  permissionSecret?: string | undefined
  /** How often what was set aside is mailed, in milliseconds; a day by default. */
  summaryEveryMs?: number | undefined
  /** Months after which a lead is erased, counted from its sender's last contact. Never by default. */
  retentionMonths?: number | undefined
  /** Months after which a lead's photos are erased, counted from the lead. Never by default. */
  photoRetentionMonths?: number | undefined
  /** The firm and its hours; acknowledgements are sent in its name, and not without it. */
  firm?: FormFirm | undefined
  /** The owner's own tools, told of each lead. */
  webhook?: WebhookTarget | undefined
  /** Needs a mail server. Without it, only the relay's own machine may open the inbox. */
  signIn?: SignInSettings | undefined
}

/** The options once every default is filled in. */
export interface RelaySettings {
  allowedOrigins: readonly string[]
  rateLimit: number
  mail: MailRoute
  smtpUrl: string | undefined
  limits: FormLimits
  retry: RetryDelays
  permissionSecret: string | undefined
  summaryEveryMs: number
  retentionMonths: number | undefined
  photoRetentionMonths: number | undefined
  firm: FormFirm | undefined
  webhook: WebhookTarget | undefined
  signIn: SignInSettings | undefined
}

/** The defaults; the table of relay/README.md repeats them. */
const DEFAULTS = {
  rateLimit: 30,
  mailAddress: 'contact@localhost',
  summaryEveryMs: 24 * 60 * 60_000,
  limits: {
    bytes: 256 * 1024,
    fields: 50,
    nameLength: 100,
    photos: mostPhotos,
    photoBytes: heaviestPhoto,
    allPhotosBytes: 10 * 1024 * 1024,
  },
  retry: {
    firstMs: 2_000,
    longestMs: 5 * 60_000,
    settingMs: 60 * 60_000,
    refusedMs: 24 * 60 * 60_000,
  },
} as const

/** Fills in what the caller left out: the only place where options get their defaults. */
export function withDefaults(options: RelayOptions): RelaySettings {
  const [nowhere] = addressesFrom(DEFAULTS.mailAddress)
  return {
    allowedOrigins: options.allowedOrigins,
    rateLimit: options.rateLimit ?? DEFAULTS.rateLimit,
    mail: {
      from: options.mail?.from ?? nowhere,
      to: options.mail?.to ?? [nowhere],
      inboxUrl: options.signIn?.url,
    },
    smtpUrl: options.smtpUrl,
    limits: { ...DEFAULTS.limits, ...options.limits },
    permissionSecret: options.permissionSecret,
    summaryEveryMs: options.summaryEveryMs ?? DEFAULTS.summaryEveryMs,
    retry: { ...DEFAULTS.retry, ...options.retry },
    retentionMonths: options.retentionMonths,
    photoRetentionMonths: options.photoRetentionMonths,
    firm: options.firm,
    webhook: options.webhook,
    signIn: options.signIn,
  }
}
