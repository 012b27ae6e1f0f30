import type { BusinessType, Firm } from '@/content/schema/firm'

/**
 * What schema.org calls the firm. A general contractor answers for trades that are others': who works alone
 * and names no trade is of the building, and no more is claimed.
 */
export function businessTypeOf({
  businessType,
  worksAlone,
}: Pick<Firm, 'businessType' | 'worksAlone'>): BusinessType {
  return businessType ?? (worksAlone ? 'HomeAndConstructionBusiness' : 'GeneralContractor')
}
