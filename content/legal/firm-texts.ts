import type { Firm } from '../schema/firm'

/** « 3 rue du Four, 24000 Périgueux » */
export function address({ addresses }: Firm): string {
  const { street, postalCode, city } = addresses.registered
  return `${street}, ${postalCode} ${city}`
}
