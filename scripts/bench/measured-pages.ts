import { existsSync } from 'node:fs'
import path from 'node:path'
import { pageFile } from '../build/page-file'
import { deviceNames, type DeviceName } from './devices'
import type { JobListName } from './job-lists'
import type { BuiltSite, ServedSites } from './served-sites'
import { benchTemplates, templates, type TemplateName } from '../checks/model-pages'
import { variantNames, type VariantName } from './variants'

/** One page of one site on one device. */
export interface Visit {
  /** A template, or a list of finished jobs by its length. */
  readonly template: TemplateName | JobListName
  /** The plain or the finished export, or another site's name. */
  readonly site: string
  readonly device: DeviceName
  readonly url: string
}

/**
 * The templates that are opened in the plain export too, on a phone: all of them would take more time and
 * tell nothing new.
 */
const compared: readonly TemplateName[] = ['home', 'service', 'quote']

/** Whether this export of a template is measured on this device. */
export function isMeasured(
  template: TemplateName,
  variant: VariantName,
  device: DeviceName,
): boolean {
  return variant === 'finished' || (device === 'phone' && compared.includes(template))
}

/**
 * Every template as it is deployed and some of the plain export; of other sites the home page, and on a
 * phone each page that has the address of a template, as an older build of this site has them. The
 * sites of one page follow each other.
 */
export function firstVisits(
  { origins }: ServedSites,
  others: readonly BuiltSite[],
): readonly Visit[] {
  return deviceNames.flatMap((device) =>
    benchTemplates.flatMap(([template, address]) => {
      const hasPage = ({ root }: BuiltSite) =>
        address === templates.home ||
        (device === 'phone' && existsSync(path.join(root, pageFile(address))))
      return [
        ...variantNames.filter((variant) => isMeasured(template, variant, device)),
        ...others.filter(hasPage).map(({ name }) => name),
      ].map((site) => ({ template, site, device, url: `${origins.get(site) ?? ''}${address}` }))
    }),
  )
}
