import { nearest } from '@/lib/text/nearest'
import { firm, departments, serviceArea } from '../catalog'
import { repeatedAt, type ContentFault, type FaultOf } from './faults'
import { singles } from './kinds'

/** What the area's schema cannot see: communes that are listed twice or not at all, distances in the wrong order. */
export function areaFaults(fault: FaultOf): readonly ContentFault[] {
  const cities = departments.flatMap((department) => department.cities.map(({ name }) => name))
  const page = singles['service-area-page'].file
  const unknown = (list: 'focus' | 'nearby') =>
    serviceArea[list].flatMap(({ city }, index) =>
      cities.includes(city)
        ? []
        : [
            fault(
              page,
              `${list}[${index}].city`,
              `« ${city} » n'est pas dans ${singles.area.file}${nearest(city, cities)}`,
            ),
          ],
    )
  const communes = departments.flatMap((department, index) =>
    department.cities.map(({ name, postalCode }, at) => ({
      field: `departments[${index}].cities[${at}].name`,
      // Two communes of France may have one name, and several one code.
      id: `${name} (${postalCode})`,
    })),
  )
  const codes = departments.map(({ code }) => code)
  const { freeWithinKm, moderateWithinKm } = firm.travel
  const { serviceAreaKm } = firm.radius
  const { searchExample } = serviceArea
  return [
    ...repeatedAt(communes.map(({ id }) => id)).map((index) => {
      const { field, id } = communes[index]!
      return fault(singles.area.file, field, `« ${id} » est déjà dans la liste`)
    }),
    ...repeatedAt(codes).map((index) =>
      fault(singles.area.file, `departments[${index}].code`, `« ${codes[index]} » est déjà pris`),
    ),
    ...unknown('focus'),
    ...unknown('nearby'),
    ...(searchExample === undefined || cities.includes(searchExample)
      ? []
      : [
          fault(
            page,
            'searchExample',
            `« ${searchExample} » n'est pas dans ${singles.area.file}${nearest(searchExample, cities)}`,
          ),
        ]),
    ...(freeWithinKm < moderateWithinKm
      ? []
      : [
          fault(
            singles.firm.file,
            'travel',
            `« gratuit jusqu’à » (${freeWithinKm} km) doit être plus petit que « modéré jusqu’à » (${moderateWithinKm} km)`,
          ),
        ]),
    ...(freeWithinKm <= serviceAreaKm
      ? []
      : [
          fault(
            singles.firm.file,
            'travel.freeWithinKm',
            `« ${freeWithinKm} » dépasse le rayon d'intervention (${serviceAreaKm} km)`,
          ),
        ]),
  ]
}
