const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address leads to this machine, so that what is sent to it crosses no network. */
export function staysHere(url: string): boolean {
  return OWN_HOSTS.includes(new URL(url).hostname)
}
