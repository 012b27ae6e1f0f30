/** What the law asks of a firm that shows its customers' words. */
import type { Firm } from '../../content/schema/firm'
import { isRecord } from '../../lib/site/content/field-path'
import type { ContentRecord } from './content-records'
import type { DeepPartial, Found, FoundIn } from './record-places'

const reviewLaw = 'Code de la consommation, articles L111-7-2 et D111-17'

/** The record of what a customer has said. */
function isRealTestimonial(record: unknown): record is Readonly<Record<string, unknown>> {
  return isRecord(record) && record.sample === false && 'author' in record
}

/** Customers' words without the month of the works or of their publication. */
export function undatedReviews(records: readonly ContentRecord[]): readonly FoundIn[] {
  return records.flatMap(({ file, record }) => {
    if (!isRealTestimonial(record)) return []
    const lacking = ['experience', 'published'].filter((field) => record[field] === undefined)
    return lacking.length === 0
      ? []
      : [
          {
            file,
            field: '',
            what: `complétez ${lacking.join(' et ')} du témoignage signé ${String(record.author)} : le mois des travaux et celui de la publication se lisent auprès d'un avis (${reviewLaw})`,
          },
        ]
  })
}

/** What a firm that shows customers' words must say of all of them. */
export function missingReviews(
  records: readonly ContentRecord[],
  { legal }: DeepPartial<Firm>,
): readonly Found[] {
  return !legal || legal.reviews || !records.some(({ record }) => isRealTestimonial(record))
    ? []
    : [
        {
          field: 'legal.reviews',
          what: `complétez legal.reviews (Avis des clients : contrôlés ou non, leur ordre, contrepartie, durées ; ${reviewLaw})`,
        },
      ]
}
