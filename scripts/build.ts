/** `npm run build`: the deployable `out/`. Needs RELAY_URL. */
import { buildSite } from './build/build-site'
import { prepare } from './build/prepare'
import { main } from './machine/processes'
import { siteConfig } from '../lib/config'

await main(async () => {
  // Before the pictures, so that a missing variable is not found out a minute later.
  siteConfig()
  await prepare()
  await buildSite()
})
