import { photoPart, slowestLine } from './photo-rules'

/** Ordered name and value pairs, as the relay's e-mail lists them. */
export type RelayFields = readonly (readonly [name: string, value: string])[]

/**
 * How long a visitor waits before being told that the relay does not answer, in milliseconds; photos take
 * longer.
 */
const relayTimeoutMs = 40_000

/** From here on a server in front of our relay says that it does not reach it: Cloudflare's own go up to 530. */
const unreached = 502

/** Long enough for a phone to change networks, or for a relay to start again, in milliseconds. */
const pauseMs = 2_000

/** What became of a request; `reason` says in which way it failed. */
export type RelayAnswer =
  | {
      readonly ok: true
      /** When the relay answered, by its own clock; absent where the page may not read that header. */
      readonly at?: Date
      /** How many photos it has kept, where it says so: as a rule all, or it would not have taken the request. */
      readonly photos?: number
    }
  | {
      readonly ok: false
      readonly reason: 'network' | 'timeout' | 'status' | 'refused'
      /** The HTTP status, where that is the reason. */
      readonly status?: number
      /** For the console: the status, the relay's words, or the failure of the network. */
      readonly detail: string
    }

interface RelayOptions {
  readonly photos?: readonly Blob[]
  readonly ownRelay?: boolean
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

/**
 * The most characters of a request that goes on when its page is left. Browsers allow it 64 KiB, multipart
 * framing included; a character takes up to three bytes.
 */
const longestKeptAlive = 12_000

/** Directives that every request carries. */
export function relayDirectives(page: string, subject: string): RelayFields {
  return [
    ['_next', page],
    ['_honey', ''],
    ['_captcha', 'false'],
    ['_subject', subject],
  ]
}

/**
 * Posts a form to the relay. An OK status is success, unless the body is JSON whose
 * `success` is false or "false": FormSubmit-like relays answer 200 to refusals, and nobody may be thanked for
 * a lost request. Our own relay confirms in JSON: any other 200 at its address, such as a host's page during
 * an outage, means that nothing was stored. It keeps the same request once, so that one that has not reached
 * it is sent once more; to any other relay it could arrive twice. Never throws.
 */
export async function sendToRelay(
  relayUrl: string,
  fields: RelayFields,
  options: RelayOptions = {},
): Promise<RelayAnswer> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const photos = options.photos ?? []
  // A name of ours: that of the file may tell more than its sender knows.
  for (const [place, photo] of photos.entries())
    body.append(photoPart, photo, `photo-${place + 1}.jpg`)
  const bytes = photos.reduce((sum, { size }) => sum + size, 0)
  const patienceMs = relayTimeoutMs + (bytes / slowestLine) * 1000
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? patienceMs)
  const attempt = () =>
    post(relayUrl, options, {
      body,
      // The request arrives even if the visitor leaves the page.
      keepalive: photos.length === 0 && fields.join('').length <= longestKeptAlive,
      signal: abort.signal,
    })
  let answer = await attempt()
  if (options.ownRelay && hasNotArrived(answer)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    answer = await attempt()
  }
  clearTimeout(timer)
  return answer
}

/** One attempt; a signal that aborts it stands for the end of all patience. */
async function post(
  relayUrl: string,
  { fetch: send = window.fetch.bind(window), ownRelay }: RelayOptions,
  request: { body: FormData; keepalive: boolean; signal: AbortSignal },
): Promise<RelayAnswer> {
  try {
    const response = await send(relayUrl, {
      ...request,
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    const { status } = response
    if (!response.ok) return { ok: false, reason: 'status', status, detail: `HTTP ${status}` }
    const text = await response.text()
    const said = saidIn(text)
    if (isRefusal(said, ownRelay))
      return { ok: false, reason: 'refused', detail: text.slice(0, 500) }
    const at = new Date(response.headers.get('Date') ?? '')
    return {
      ok: true,
      ...(!isNaN(at.getTime()) && { at }),
      ...(typeof said.photos === 'number' && { photos: said.photos }),
    }
  } catch (error) {
    return request.signal.aborted
      ? { ok: false, reason: 'timeout', detail: 'No answer in time' }
      : { ok: false, reason: 'network', detail: String(error) }
  }
}

const hasNotArrived = (answer: RelayAnswer) =>
  !answer.ok && (answer.reason === 'network' || (answer.status ?? 0) >= unreached)

/** Whether an OK answer is a refusal all the same: its JSON says so, or our own relay did not confirm. */
function isRefusal({ success }: Said, ownRelay = false): boolean {
  return ownRelay
    ? success !== true && success !== 'true'
    : success === false || success === 'false'
}

/** What a relay says in JSON. */
interface Said {
  readonly success?: unknown
  readonly photos?: unknown
}

/** What stands in a JSON text; nothing in any other. */
function saidIn(text: string): Said {
  try {
    return Object(JSON.parse(text)) as Said
  } catch {
    return {}
  }
}
