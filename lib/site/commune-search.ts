import type { CommuneSearchSettings } from '@/lib/area/communes'
import { numberWord } from '@/lib/text/number-words'
import { firm, departments, serviceArea } from './catalog'

/**
 * What the search for a commune needs to know of this firm, on the page of its area and in the quote form.
 */
export function communeSearchSettings(): CommuneSearchSettings {
  const { coordinates, travel, phone } = firm
  return {
    coordinates,
    travel,
    phone,
    departments:
      departments.length === 1
        ? 'notre département'
        : `nos ${numberWord(departments.length)} départements`,
    example: searchExample(),
  }
}

/** A commune and its postal code: the search takes either. */
function searchExample(): string {
  const cities = departments.flatMap((department) => department.cities)
  const city =
    cities.find(({ name }) => name === serviceArea.searchExample) ??
    cities.find(({ isMajor }) => !isMajor) ??
    cities[0]
  return city ? `${city.name}, ou ${city.postalCode}` : ''
}
