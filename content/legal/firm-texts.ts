import type { Firm } from '../schema/firm'

/** « Le Bourg, 47800 Lavergne » */
export function address({ addresses }: Firm): string {
  const { street, postalCode, city } = addresses.registered
  return `${street}, ${postalCode} ${city}`
}
