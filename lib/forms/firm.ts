import type { Firm } from '@/content/schema/firm'
import type { Availability } from '@/lib/calendar/call-back'
import { withoutAppointment } from '@/lib/text/opening-hours'

/** What a form says of the firm: whom to reach otherwise, and by when it answers. */
export interface FormFirm extends Availability {
  readonly brand: string
  readonly phone: string
  readonly email: string
}

/**
 * Of the firm's record, as little as that. The landline is the number shown first, and no call is promised for
 * a day on which nobody is there without an appointment.
 */
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
    openingHours: withoutAppointment(openingHours),
    closures: closures.map(({ from, until }) => ({ from, until })),
    ...(answerWithinHours && { answerWithinHours }),
  }
}
