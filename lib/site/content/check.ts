import path from 'node:path'
import { brand, rawContent } from '../catalog'
import { areaFaults } from './check-area'
import { faintColours } from './check-colours'
import { countFaults } from './check-counts'
import { factFaults } from './check-facts'
import { figureFaults } from './check-figures'
import { firmFaults } from './check-firm'
import { formerAddressFaults } from './check-former-addresses'
import { jobFaults } from './check-jobs'
import { categoryFaults, formFaults, serviceFaults, tradeFaults } from './check-offer'
import { pageFaults } from './check-pages'
import { pictureFaults } from './check-pictures'
import { priceFaults } from './check-prices'
import { quotedFaults, specimenFaults } from './check-specimen-quotes'
import { taxRateFaults } from './check-tax-rates'
import { teamFaults } from './check-team'
import { testimonialFaults } from './check-testimonials'
import { yearFaults } from './check-years'
import type { ContentFault, FaultOf } from './faults'
import { contentFolder } from './folder'
import { singles } from './kinds'

/**
 * What no record's schema can see: how records agree, how long texts are, whether pictures have their files.
 * For the build, `npm run dev` and the tests; all faults at once.
 */
export function contentFaults(): readonly ContentFault[] {
  const folder = contentFolder()
  const fault: FaultOf = (file, field, message) => ({
    file: path.posix.join(folder, file),
    field,
    message,
  })
  return [
    ...pageFaults(fault),
    ...serviceFaults(fault),
    ...tradeFaults(fault),
    ...jobFaults(fault),
    ...testimonialFaults(fault),
    ...specimenFaults(fault),
    ...teamFaults(fault),
    ...formerAddressFaults(),
    ...categoryFaults(fault),
    ...firmFaults(fault),
    ...areaFaults(fault),
    ...faintColours(brand.colours).map(({ role, message }) =>
      fault(singles.brand.file, `colours.${role}`, message),
    ),
    ...pictureFaults(folder, fault),
    ...formFaults(fault),
    ...priceFaults(rawContent, fault),
    ...quotedFaults(rawContent),
    ...taxRateFaults(fault),
    ...countFaults(rawContent),
    ...factFaults(rawContent, fault),
    ...figureFaults(rawContent),
    ...yearFaults(rawContent),
  ]
}
