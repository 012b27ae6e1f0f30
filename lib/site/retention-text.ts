import { duration, photosKeptMonths, requestsKeptMonths } from '@/content/legal/parts/retention'
import { siteConfig } from '@/lib/config'
import { french } from '@/lib/text/typography'

/** What is kept of a request and how long, as the privacy policy says it and the relay does it. */
export function retentionText(): string {
  // Who gets requests by e-mail gets photos so too, and a mail is erased with its request, not before.
  const photos = siteConfig().takesPhotos
    ? ` ; mes photos ${duration(photosKeptMonths)} après l’envoi, ou aussi longtemps que l’e-mail qui les apporte`
    : ''
  return french(
    `Mes réponses sont gardées ${duration(requestsKeptMonths)} après mon dernier message, pour cette seule demande${photos}.`,
  )
}
