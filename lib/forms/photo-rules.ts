/** What the form and our relay agree on about photos. */

/** The relay's name of a photo: one part of the form each, after everything else. */
export const photoPart = 'Photo'

/** The most photos of a request. */
export const mostPhotos = 6

/** The most bytes of one photo; what the form has shrunk weighs a fifth of it. */
export const heaviestPhoto = 2.5 * 1024 * 1024

/**
 * Below this a line counts as broken, in bytes a second (64 kbit/s): both sides wait for photos as
 * long as they take at this pace, beyond what they wait for a request without.
 */
export const slowestLine = 8_000

/** Photos that were refused after « Envoyer » was pressed: the visitor does not know that they stay behind. */
export class LateRefusal extends Error {
  constructor(
    /** How many. */
    readonly count: number,
  ) {
    super(`${count} refused`)
  }
}
