/** The record of the area against the official register, and texts against the area. */
import type { Area } from '../../content/schema/area'
import type { Firm } from '../../content/schema/firm'
import type { Coordinates } from '../../lib/area/geography'
import { isRecord } from '../../lib/site/content/field-path'
import { singles } from '../../lib/site/content/kinds'
import type { ContentRecord } from './content-records'
import { foreignPlaces, unregisteredPlaces } from './launch-places'
import { recordIn, textPlacesIn, type DeepPartial, type FoundIn } from './record-places'

/** Names of foreign places, in all texts except the record of the area and what the owner says of himself. */
export function placesElsewhere(
  records: readonly ContentRecord[],
  { addresses, legal }: DeepPartial<Firm>,
  formerTowns: readonly string[],
): readonly FoundIn[] {
  const area = areaOf(records)
  if (!area) return []
  const served = area.departments ?? []
  const homes = [addresses?.registered, addresses?.workshop]
  const find = foreignPlaces({
    departments: [...served, ...homes.map((home) => ({ name: home?.department }))].map(
      ({ name = '', ...rest }) => ({ code: 'code' in rest ? (rest.code ?? '') : '', name }),
    ),
    cities: [
      ...served.flatMap(({ cities = [] }) => cities.map(({ name = '' }) => name)),
      ...homes.flatMap((home) => home?.city ?? []),
      legal?.register?.city ?? '',
    ],
    formerTowns,
  })
  return records
    .filter((record) => record !== recordIn(records, singles.area.file))
    .flatMap(({ file, record }) =>
      textPlacesIn(record)
        .filter(({ path }) => !/^(?:\$schema|(?:legal|addresses)\.)/.test(path))
        .flatMap(({ text, path }) =>
          find(text).map((name) => ({
            file,
            field: path,
            what: `${name} n'est pas dans la zone de l'entreprise (${path})`,
          })),
        ),
    )
}

/** Places in the record of the area that do not exist in its departments. */
export function placesUnknown(records: readonly ContentRecord[]): readonly FoundIn[] {
  const file = recordIn(records, singles.area.file)?.file
  if (file === undefined) return []
  const served = (areaOf(records)?.departments ?? []).filter((one) => one !== undefined)
  return unregisteredPlaces(served).map((found) => ({ file, ...found }))
}

/** The coordinates that the record of the area gives a commune, where no register has any. */
export function authoredPlace(
  records: readonly ContentRecord[],
  name: string,
): Coordinates | undefined {
  const { lat, lng } =
    areaOf(records)
      ?.departments?.flatMap(({ cities = [] }) => cities)
      .find((city) => city.name === name)?.coordinates ?? {}
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

function areaOf(records: readonly ContentRecord[]): DeepPartial<Area> | undefined {
  const area = recordIn(records, singles.area.file)?.record
  return isRecord(area) ? (area as DeepPartial<Area>) : undefined
}
