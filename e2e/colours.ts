import { brand } from '@/lib/site/catalog'
import type { ColourRole } from '@/content/schema/brand'

/** Returns a colour as browsers compute it, such as « rgb(31, 66, 52) ». @param hex such as « #1f4234 ». */
export function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

/** Returns a colour of the firm's, as browsers compute it. */
export const colourOf = (role: ColourRole) => rgb(brand.colours[role])
