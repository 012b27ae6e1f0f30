/**
 * A script for a page before functions of ours are run in it: tsx has functions keep their names by a
 * helper of its own, which no page knows.
 */
export const nameHelper = 'globalThis.__name = (named) => named'
