import type { Firm } from '@/content/schema/firm'
import type { Availability } from '@/lib/calendar/call-back'

/** What a form says of the firm: whom to reach otherwise, and by when it answers. */
export interface FormFirm extends Availability {
  readonly brand: string
  readonly phone: string
  readonly email: string
}

/** Of the firm's record, as little as that. The landline is the number shown first. */
export function formFirm(
  firm: Pick<
    Firm,
    'brand' | 'phones' | 'email' | 'openingHours' | 'closures' | 'answerWithinHours'
  >,
): FormFirm {
  const { brand, phones, email, openingHours, closures, answerWithinHours } = firm
  const phone = phones.landline ?? phones.mobile ?? ''
  return {
    brand,
    phone,
    email,
    openingHours,
    closures: closures.map(({ from, until }) => ({ from, until })),
    ...(answerWithinHours && { answerWithinHours }),
  }
}
