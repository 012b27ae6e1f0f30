import path from 'node:path'
import type { City, Department } from '@/content/schema/area'
import type { Firm } from '@/content/schema/firm'
import { travelTo, type Commune, type TravelAnswer } from '@/lib/area/communes'
import { kilometresBetween } from '@/lib/area/geography'
import type { ContentFault } from './content/faults'
import { contentFolder } from './content/folder'
import { singles } from './content/kinds'

/** The firm's centre, and up to where travel is free or moderate. */
type Centre = Pick<Firm, 'coordinates' | 'travel'>

/**
 * Where a city lies: where its own record says or, for want of that, where the register has it. Undefined
 * where neither knows.
 */
export function whereIs(
  { name, postalCode, coordinates }: City,
  communes: readonly Commune[],
  centre: Centre,
): Pick<TravelAnswer, 'coordinates' | 'km' | 'borrowedFrom'> | undefined {
  const commune = communes.find(
    (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
  )
  if (!coordinates) return commune && travelTo(commune, communes, centre)
  return { coordinates, km: Math.round(kilometresBetween(centre.coordinates, coordinates)) }
}

/** The major cities that have no place of their own, so that no map can show them. */
export function placelessCities(
  departments: readonly Department[],
  communes: readonly Commune[],
  centre: Centre,
): readonly ContentFault[] {
  return departments.flatMap(({ cities }, at) =>
    cities.flatMap((city, index): readonly ContentFault[] => {
      const place = city.isMajor ? whereIs(city, communes, centre) : undefined
      return !city.isMajor || (place && !place.borrowedFrom)
        ? []
        : [
            {
              file: path.posix.join(contentFolder(), singles.area.file),
              field: `departments[${at}].cities[${index}].isMajor`,
              message: `le répertoire des communes ne dit pas où est « ${city.name} (${city.postalCode}) » : donnez ses coordonnées (coordinates), ou ôtez « Grande ville »`,
            },
          ]
    }),
  )
}
