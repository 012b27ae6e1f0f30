import { parisMomentText } from './paris-time'

/*
 * What the site says after a send, and the relay's mail to the sender. Either may be read later than it was
 * written. With ordinary spaces: whoever shows it sets typography.
 */

/** The words before the time by which the firm calls back. */
export const callsBack = 'Nous vous rappelons au plus tard'

/** Said of a request that has come while the firm was closed. @param opening when it opens again. */
export function cameWhileClosed(opening: Date): string {
  return `Votre demande est arrivée hors de nos heures : nous rouvrons ${parisMomentText(opening)}.`
}
