import { departments, jobs, testimonials } from '../catalog'

import { nearest, type ContentFault } from './faults'
import { collections, singles } from './kinds'

/** What a job's schema cannot see: places and testimonials that are not there, days and amounts that run backwards. */
export function jobFaults(
  fault: (file: string, field: string, message: string) => ContentFault,
): readonly ContentFault[] {
  const cities = departments.flatMap((department) => department.cities.map(({ name }) => name))
  const authors = testimonials.map(({ author }) => author)
  return jobs.flatMap(({ id, commune, from, until, cost, trades, services, words, ...job }) => {
    const file = `${collections.job.folder}/${id}.json`
    const wrong = (field: string, message: string) => fault(file, field, message)
    const twice = (field: string, ids: readonly string[]) =>
      ids.flatMap((one, index) =>
        ids.indexOf(one) === index
          ? []
          : [wrong(`${field}[${index}]`, `« ${one} » est déjà dans la liste`)],
      )
    return [
      ...(cities.includes(commune)
        ? []
        : [
            wrong(
              'commune',
              `« ${commune} » n'est pas dans ${singles.area.file}${nearest(commune, cities)}`,
            ),
          ]),
      ...(from <= until ? [] : [wrong('from', `from (${from}) vient après until (${until})`)]),
      ...(cost && cost.from > cost.to
        ? [wrong('cost.from', `from (${cost.from}) est plus grand que to (${cost.to})`)]
        : []),
      ...twice('services', services),
      ...twice('trades', trades),
      ...(job.pairs ?? []).flatMap(({ before, after }, index) =>
        before === after
          ? [wrong(`pairs[${index}]`, `« ${before} » ne peut pas être l’avant et l’après`)]
          : [],
      ),
      ...(words && !('text' in words) && !authors.includes(words.author)
        ? [
            wrong(
              'words.author',
              `aucun témoignage n'est de « ${words.author} »${nearest(words.author, authors)}`,
            ),
          ]
        : []),
    ]
  })
}
