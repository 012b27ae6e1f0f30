import type { RunningRelay } from './host'
import { eventually, send } from './test-http'

/** The inbox as whoever is elsewhere asks for it: by its own name, with the headers of a browser's. */
export function visitorAway(relay: RunningRelay, cookie?: string) {
  if (!relay.away) throw new Error('start it with away')
  const { origin, host } = new URL(relay.away.url)
  const { port } = relay
  const headers = { Host: host, Cookie: cookie }
  return {
    /** A page; `path` leads from the root of the name, as links do. */
    get: (path: string) => send({ port }, { path, headers }),
    /** A form of the inbox's, sent as a browser does unless told. */
    post: (path: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) =>
      send(
        { port },
        {
          method: 'POST',
          path,
          headers: {
            ...headers,
            Origin: origin,
            'Sec-Fetch-Site': 'same-origin',
            'Content-Type': 'application/x-www-form-urlencoded',
            ...more,
          },
          body: [new URLSearchParams(fields).toString()],
        },
      ),
  }
}

/** The token of the link in the newest mail to the owner, once there are so many. */
export async function mailedToken({ away }: RunningRelay, mails = 1): Promise<string> {
  const links = () =>
    (away?.mails() ?? []).flatMap((raw) => {
      const text = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
      const [, address, token] =
        /^(https:\S+\/sign-in\/link)\?token=([\w.-]+)(?:&page=[\w%-]+)?\r?$/m.exec(text) ?? []
      return token === undefined ? [] : [{ address, token }]
    })
  await eventually(() => links().length >= mails)
  const { address, token } = links().at(-1)!
  expect(address).toBe(`${away?.url}/sign-in/link`)
  return token
}

/** Signs the owner in by a mailed link. Returns what the browser then sends with each request. */
export async function signIn(relay: RunningRelay): Promise<string> {
  const { basePath = '' } = relay
  const visitor = visitorAway(relay)
  await visitor.post(`${basePath}/sign-in`)
  const entered = await visitor.post(`${basePath}/sign-in/link`, {
    token: await mailedToken(relay),
  })
  return entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}
