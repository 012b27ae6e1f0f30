/**
 * Addresses that pages link to already and whose pages later issues bring. A test makes sure that
 * each is really missing, so that the list shrinks as they arrive.
 */
export const comingPaths: readonly string[] = []
