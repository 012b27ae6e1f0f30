import { euroText } from '../amounts'
import { departments, jobs } from '../catalog'
import { backwardsText, namedTwice, type ContentFault, type FaultOf } from './faults'
import { nearest } from '@/lib/text/nearest'
import { fileOf, singles } from './kinds'

/** What a job's schema cannot see: unknown places, duplicates, days and amounts in the wrong order. */
export function jobFaults(fault: FaultOf): readonly ContentFault[] {
  const cities = departments.flatMap((department) => department.cities)
  const names = cities.map(({ name }) => name)
  return jobs.flatMap(({ id, commune, from, until, cost, trades, services, ...job }) => {
    const file = fileOf('job', id)
    const wrong = (field: string, message: string) => fault(file, field, message)
    const namesakes = cities.flatMap(({ name, postalCode }) =>
      name === commune ? `« ${name} (${postalCode}) »` : [],
    )
    return [
      ...(names.includes(commune)
        ? []
        : [
            wrong(
              'commune',
              `« ${commune} » n'est pas dans ${singles.area.file}${nearest(commune, names) || ' : ajoutez-la aux communes de son département (cities)'}`,
            ),
          ]),
      ...(namesakes.length > 1
        ? [
            wrong(
              'commune',
              `plusieurs communes de ${singles.area.file} s'appellent ainsi, ${namesakes.join(' et ')} : ajoutez à leurs noms ce qui les distingue`,
            ),
          ]
        : []),
      ...(from <= until ? [] : [wrong('from', backwardsText(from, until))]),
      ...(cost && cost.from > cost.to
        ? [
            wrong(
              'cost.from',
              `« de » (${euroText(cost.from)}) est plus grand que « à » (${euroText(cost.to)})`,
            ),
          ]
        : []),
      ...namedTwice('services', services, wrong),
      ...namedTwice('trades', trades, wrong),
      ...(job.pairs ?? []).flatMap(({ before, after }, index) =>
        before === after
          ? [wrong(`pairs[${index}]`, `« ${before} » ne peut pas être l’avant et l’après`)]
          : [],
      ),
    ]
  })
}
