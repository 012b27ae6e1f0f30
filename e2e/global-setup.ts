import { serveWithRelay } from './served-site'

/** Serves `out/` and starts a real relay with an empty store; both end with the run. */
export default async function globalSetup() {
  const { close } = await serveWithRelay()
  return close
}
