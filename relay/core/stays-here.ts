const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether what is sent to an address crosses no network: it leads to this machine. */
export function staysHere(url: string): boolean {
  return OWN_HOSTS.includes(new URL(url).hostname)
}
