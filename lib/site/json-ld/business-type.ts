import type { BusinessType, Firm } from '@/content/schema/firm'

/**
 * The firm's type in schema.org. A general contractor answers for trades that others carry out: who works
 * alone, and names no trade, is a HomeAndConstructionBusiness and claims no more.
 */
export function businessTypeOf({
  businessType,
  worksAlone,
}: Pick<Firm, 'businessType' | 'worksAlone'>): BusinessType {
  return businessType ?? (worksAlone ? 'HomeAndConstructionBusiness' : 'GeneralContractor')
}
