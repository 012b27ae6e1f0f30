import { projectManagementSlug } from '@/lib/addresses/paths'
import type { ContentFault } from './faults'
import { field } from './field-path'
import type { Single } from './kinds'
import type { RawContent } from './raw-content'

/**
 * Faults of switches against other records: what is on needs its texts, and what is off can have no trades. Part
 * of loading, since pages are made from what these leave.
 */
export function switchFaults(
  raw: RawContent,
  firm: Single<'firm'> | undefined,
  area: Single<'service-area-page'> | undefined,
): readonly ContentFault[] {
  if (!firm) return []
  const { switches } = firm
  return [
    ...(switches.projectManagement && !firm.projectManagement
      ? [
          {
            file: raw.singles.firm?.file ?? '',
            field: 'projectManagement',
            message: 'ce champ manque, et switches.projectManagement est true',
          },
        ]
      : []),
    ...(switches.map !== 'none' && area && !area.map
      ? [
          {
            file: raw.singles['service-area-page']?.file ?? '',
            field: 'map',
            message: `ce champ manque, et switches.map est « ${switches.map} » dans firm.json`,
          },
        ]
      : []),
    ...(switches.projectManagement
      ? []
      : raw.collections.trade
          .filter(({ value }) => field(value, 'serviceSlug') === projectManagementSlug)
          .map(({ file }) => ({
            file,
            field: 'serviceSlug',
            message: `« ${projectManagementSlug} » n'a plus de page (switches.projectManagement est false dans firm.json) : donnez un service à ce métier, ou retirez-le`,
          }))),
  ]
}
