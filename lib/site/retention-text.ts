import { duration, photosKeptMonths, requestsKeptMonths } from '@/content/legal/parts/retention'
import { siteConfig } from '@/lib/config'
import { french } from '@/lib/text/typography'

/** What is kept of a request and how long, as the privacy policy says it and the relay does it. */
export function retentionText({ takesPhotos } = siteConfig()): string {
  const photos = takesPhotos ? `, mes photos ${duration(photosKeptMonths)} après l’envoi` : ''
  return french(
    `Mes réponses sont gardées ${duration(requestsKeptMonths)} après mon dernier message${photos}, pour cette seule demande.`,
  )
}
