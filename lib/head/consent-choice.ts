/** A visitor's choice of cookies. */
export type Consent = 'all' | 'essential'

/** What a button of the banner, or the one that brings the banner back, stands for (`data-answer`). */
export type ConsentAnswer = Consent | 'dismissed' | 'ask'

/** Where the choice is stored. */
export const consentKey = 'cookie-consent'

/** When it was stored, in milliseconds since 1970. */
export const consentSinceKey = 'cookie-consent-since'

/**
 * How long a choice holds, in months, before the visitor is asked again: what the French authority (CNIL)
 * recommends, for refusals too. The privacy policy states it.
 */
export const consentKeptMonths = 6

/** Fired once `data-confirm` of the root says what has become of a choice. */
export const consentEvent = 'consent'
