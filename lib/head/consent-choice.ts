/** A visitor's choice of cookies. */
export type Consent = 'all' | 'essential'

/** What a button of the banner, or the one that brings the banner back, stands for (`data-answer`). */
export type ConsentAnswer = Consent | 'dismissed' | 'ask'

/** Where the choice is stored. */
export const consentKey = 'cookie-consent'

/** Fired once `data-confirm` of the root says what has become of a choice. */
export const consentEvent = 'consent'
