import type { FormFirm } from '@/lib/forms/firm'
import { heaviestPhoto, mostPhotos } from '@/lib/forms/photo-rules'

import { addressesFrom, type Mailbox } from './mailbox'
import type { PhotoLimits } from './photos'
import type { WebhookTarget } from './webhook'

/** Where notifications come from and go to. */
export interface MailRoute {
  from: Mailbox
  to: readonly Mailbox[]
  /** The inbox's address, for links to its leads; absent where only the relay's own machine opens it. */
  inboxUrl?: string | undefined
}

/** What one submission may weigh. */
export interface FormLimits extends PhotoLimits {
  /** Whole request body but for its photos, in bytes. */
  bytes: number
  /** Number of fields, directives included. */
  fields: number
  /** Length of a field name, in characters. */
  nameLength: number
}

/** How the owner signs in to the inbox from elsewhere than the relay's own machine. */
export interface SignInSettings {
  /** The inbox's own address without final slash, `https://demandes.example.com`: nowhere else does anybody sign in. */
  url: string
  /** Signs links and sessions; another one ends them all. */
  secret: string
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

/** What a relay may be told on any host; `environment.ts` reads it from variables. */
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
  /** Signs the permissions to post; the host makes and keeps one unless told. */
  permissionSecret?: string | undefined
  /** How often what was set aside is mailed, in milliseconds; once a day unless told. */
  summaryEveryMs?: number | undefined
  /** Months after which a lead is erased, counted from its sender's last contact. Never unless told. */
  retentionMonths?: number | undefined
  /** Months after which a lead's photos are erased, counted from the lead. Never unless told. */
  photoRetentionMonths?: number | undefined
  /** Whose requests these are, and when it answers; senders are told by mail in its name alone. */
  firm?: FormFirm | undefined
  /** The owner's own tools, told of each lead. */
  webhook?: WebhookTarget | undefined
  /** Needs a mail server. Without it, the inbox is for the relay's own machine alone. */
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

/** What an option is worth when nobody sets it; the README's table repeats these. */
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

/** Fills in what the caller left out: the one place where an option gets its default. */
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
