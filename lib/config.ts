import { company } from './site/catalog'
import { isOwnRelay, readEnvironment, type BuildEnvironment } from './environment'

/** What the site must know of the place it is deployed to. */
export interface SiteConfig {
  /** Address that both forms post to. */
  readonly relayUrl: string
  /** Origins whose pages may send a form: the two of production, and one of this machine. */
  readonly allowedOrigins: readonly string[]
  /** Whether the relay is ours, which gives out permissions to post: a third party's is not asked. */
  readonly ownRelay: boolean
  /** Whether photos may go with a request; to a relay that takes none, none are sent. */
  readonly takesPhotos: boolean
}

/** @throws with the variable's name and an example, when one is missing or malformed. */
export function readConfig(environment: BuildEnvironment): SiteConfig {
  const { relayUrl, localOrigin, takesPhotos } = readEnvironment(environment)
  const { canonical, alias } = company.origins
  const allowedOrigins = [canonical, alias, ...(localOrigin ? [localOrigin] : [])]
  const ownRelay = isOwnRelay(relayUrl, allowedOrigins)
  return { relayUrl, allowedOrigins, ownRelay, takesPhotos: takesPhotos ?? ownRelay }
}

/** The configuration of this build; read on the server only, so that pages hand it to the forms. */
export function siteConfig(): SiteConfig {
  const { RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS } = process.env
  return readConfig({ RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS })
}
