/** `npm run build`: the deployable `out/`. Needs RELAY_URL. */
import { main, run } from './processes'
import { prepare } from './prepare'
import { siteConfig } from '../lib/config'

await main(async () => {
  // Before the pictures, so that a missing variable is not found out a minute later.
  siteConfig()
  await prepare()
  await run('next', ['build'])
})
