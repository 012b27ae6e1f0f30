/** Where the site and the relay of this run stand; `npm test` chooses the ports. */
function port(variable: string): number {
  const value = Number(process.env[variable])
  if (!value) throw new Error(`${variable} is missing: run these tests with "npm test".`)
  return value
}

export const sitePort = port('SITE_PORT')
export const relayPort = port('RELAY_PORT')

/** The origin that the build under test allows. */
export const siteOrigin = `http://localhost:${sitePort}`

/** The same pages at an origin from which no form may be sent. */
export const foreignOrigin = `http://127.0.0.1:${sitePort}`

export const relayUrl = `http://localhost:${relayPort}/demande`
