/** `npm run build`: the deployable `out/`. Needs RELAY_URL. */
import { buildSite } from './build/build-site'
import { prepare } from './build/prepare'
import { main } from './machine/processes'
import { readEnvironment } from '../lib/environment'

await main(async () => {
  // Before the pictures, so that a missing variable is not found out a minute later.
  const { RELAY_URL, LOCAL_ORIGIN, RELAY_UPSTREAM, RELAY_TAKES_PHOTOS } = process.env
  readEnvironment({ RELAY_URL, LOCAL_ORIGIN, RELAY_UPSTREAM, RELAY_TAKES_PHOTOS })
  await prepare()
  await buildSite()
})
