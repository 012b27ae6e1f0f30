import type { Price } from '@/content/types'
import { french } from '@/lib/text/typography'

/** « À partir de 25 €/m² » or « Sur devis » (content.md §3, « DetailedService »). */
export function priceText(price: Price): string {
  if ('onQuote' in price) return 'Sur devis'
  return french(
    `À partir de ${price.from.toLocaleString('fr-FR')} €${price.unit ? `/${price.unit}` : ''}`,
  )
}

/** The same in words, for those who hear it: « À partir de 25 euros par mètre carré ». */
export function spokenPrice(price: Price): string {
  if ('onQuote' in price) return priceText(price)
  const amount = price.from.toLocaleString('fr-FR')
  return `À partir de ${amount} euros${price.unit ? ' par mètre carré' : ''}`
}
