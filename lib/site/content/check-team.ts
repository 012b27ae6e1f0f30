import { checksPage, team } from '../catalog'
import { yearToCome } from './check-years'
import type { ContentFault, FaultOf } from './faults'
import { singles } from './kinds'

/** What the team's schema cannot see: members without a page to show them on, duplicates, years to come. */
export function teamFaults(fault: FaultOf): readonly ContentFault[] {
  const { file } = singles.team
  const members = team?.members ?? []
  const names = members.map(({ name }) => name)
  return [
    ...(members.length > 0 && !checksPage
      ? [
          fault(
            file,
            'members',
            `aucune page ne montre l’équipe : elle se lit sur celle de ${singles['checks-page'].file}, qui manque`,
          ),
        ]
      : []),
    ...members.flatMap(({ name, since }, index) => {
      const tooLate = yearToCome(since)
      return [
        ...(names.indexOf(name) === index
          ? []
          : [fault(file, `members[${index}].name`, `« ${name} » est déjà dans la liste`)]),
        ...(tooLate ? [fault(file, `members[${index}].since`, tooLate)] : []),
      ]
    }),
  ]
}
