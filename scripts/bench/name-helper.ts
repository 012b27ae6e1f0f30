/**
 * A script that must run in a page before functions of ours do: tsx wraps functions in a helper that keeps
 * their names, and no page has that helper.
 */
export const nameHelper = 'globalThis.__name = (named) => named'
