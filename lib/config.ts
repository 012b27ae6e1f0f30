import { firm } from './site/catalog'
import { relayAt, type BuildEnvironment, type Relay } from './environment'

/** What the site must know of the place it is deployed to. */
export type SiteConfig = Relay

/** @throws with the variable's name and an example, when one is missing or malformed. */
export function readConfig(environment: BuildEnvironment): SiteConfig {
  return relayAt(environment, firm.origins)
}

/** The configuration of this build; read on the server only, so that pages hand it to the forms. */
export function siteConfig(): SiteConfig {
  const { RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS } = process.env
  return readConfig({ RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS })
}
