/** What the form and our relay agree on about photos. */

/** The relay's name of a photo: one part of the form each, after everything else. */
export const photoPart = 'Photo'

/** The most photos of a request. */
export const mostPhotos = 6

/** The most bytes of one photo; what the form has shrunk weighs a fifth of it. */
export const heaviestPhoto = 2.5 * 1024 * 1024

/**
 * The slowest connection that is waited for, in bytes a second (64 kbit/s). Form and relay add the time that
 * photos take at this pace to what they wait for a request without photos.
 */
export const slowestLine = 8_000

/** Photos were refused after « Envoyer » was pressed: the visitor does not know yet that they will be missing. */
export class LateRefusal extends Error {
  constructor(
    /** How many. */
    readonly count: number,
  ) {
    super(`${count} refused`)
  }
}
