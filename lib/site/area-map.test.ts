import { faultsOf } from '@/lib/area/test-map'
import { paths } from '@/lib/addresses/paths'
import { french } from '@/lib/text/typography'
import { areaMapAlternative, areaMapDrawing, jobPlaces } from './area-map'
import { firm, departments, jobs } from './catalog'

test('the firm’s own map has every name that the record asks for, on a wide screen', () => {
  const map = areaMapDrawing()
  expect(faultsOf(map)).toEqual([])
  expect(map.departments.every(({ label }) => label)).toBe(true)
  expect(map.circles.every(({ label }) => label)).toBe(true)
  const asked = departments.flatMap(({ cities }) => cities.filter(({ isMajor }) => isMajor))
  expect(map.cities.map(({ name }) => name)).toEqual(asked.map(({ name }) => name))
})

test('each commune with finished jobs is marked once, with all of its jobs', () => {
  const places = jobPlaces()
  const names = places.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(places.flatMap((place) => place.jobs.map(({ path }) => path)).sort()).toEqual(
    jobs.map(({ id }) => paths.job(id)).sort(),
  )
  expect(areaMapDrawing().works).toHaveLength(places.length)
})

test('the alternative text names the departments and the distances of the record', () => {
  const text = areaMapAlternative('Villes')
  for (const { name } of departments) expect(text).toContain(name)
  const { freeWithinKm, moderateWithinKm } = firm.travel
  expect(text).toContain(french(`${freeWithinKm} et ${moderateWithinKm} km`))
})
