/** The environment variables that a build reads. */
export interface BuildEnvironment {
  readonly RELAY_URL?: string | undefined
  readonly LOCAL_ORIGIN?: string | undefined
}

/** Hosts that only this machine reaches. */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads and checks the variables. `RELAY_URL` is required; `LOCAL_ORIGIN` lets one address of this
 * machine send forms, for `npm start` and the tests.
 *
 * @throws with the variable's name and an example, when one is missing or malformed.
 */
export function readEnvironment(environment: BuildEnvironment): {
  readonly relayUrl: string
  readonly localOrigin: string | undefined
} {
  return {
    relayUrl: readRelayUrl(environment.RELAY_URL),
    localOrigin: readLocalOrigin(environment.LOCAL_ORIGIN),
  }
}

function readRelayUrl(value: string | undefined): string {
  const example = 'RELAY_URL=https://relais.chene-et-chaux.example/demande'
  if (!value?.trim())
    throw new Error(`RELAY_URL is missing: the address the forms post to. Example: ${example}`)
  const url = parseUrl(value.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`RELAY_URL "${value}" is not an http(s) address. Example: ${example}`)
  if (url.username || url.password || url.hash)
    throw new Error(
      `RELAY_URL must carry no password and no #fragment: visitors can read it. Example: ${example}`,
    )
  if (url.protocol === 'http:' && !loopbackHosts.includes(url.hostname))
    throw new Error(
      `RELAY_URL "${value}" must use https, except on this machine. Example: ${example}`,
    )
  return url.href
}

function readLocalOrigin(value: string | undefined): string | undefined {
  if (!value?.trim()) return undefined
  const example = 'LOCAL_ORIGIN=http://localhost:3000'
  const url = parseUrl(value.trim())
  if (!url || url.origin !== value.trim())
    throw new Error(
      `LOCAL_ORIGIN "${value}" is not an origin (scheme, host, port). Example: ${example}`,
    )
  if (!loopbackHosts.includes(url.hostname))
    throw new Error(
      `LOCAL_ORIGIN "${value}" must be an address of this machine. Example: ${example}`,
    )
  return url.origin
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
