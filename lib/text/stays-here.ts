/** Hosts that only this machine reaches, as addresses write them. */
const hosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an address leads to this machine, so that what is sent to it crosses no network. Throws
 * TypeError where the text is no address.
 */
export const staysHere = (url: string): boolean => hosts.includes(new URL(url).hostname)
