import type { Firm } from '../schema/firm'

/** « Le Bourg, 47800 Lavergne » */
export function address({ address: { street, postalCode, city } }: Firm): string {
  return `${street}, ${postalCode} ${city}`
}
