import { photoPart, slowestLine } from './photo-rules'

/** Ordered name and value pairs, as the relay's e-mail lists them. */
export type RelayFields = readonly (readonly [name: string, value: string])[]

/** How long a visitor waits before being told that the relay does not answer; photos take longer. */
const relayTimeoutMs = 40_000

export type RelayAnswer =
  | {
      readonly ok: true
      /** When the relay answered, by its own clock; absent where it lets nobody read that. */
      readonly at?: Date
    }
  | {
      readonly ok: false
      readonly reason: 'network' | 'timeout' | 'status' | 'refused'
      /** For the console: the status, the relay's words, or the failure of the network. */
      readonly detail: string
    }

/** Browsers take 64 KiB of a request that goes on while its page is left: in any script, with what frames the parts. */
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
 * Posts a form to the relay; the site's only `fetch`. An OK status is success, unless the body is
 * JSON whose `success` is false or "false": FormSubmit-like relays answer 200 to refusals, and
 * nobody may be thanked for a lost request. Never throws.
 */
export async function sendToRelay(
  relayUrl: string,
  fields: RelayFields,
  options: { photos?: readonly Blob[]; fetch?: typeof fetch; timeoutMs?: number } = {},
): Promise<RelayAnswer> {
  const send = options.fetch ?? window.fetch.bind(window)
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const photos = options.photos ?? []
  // A name of ours: what the file was called may tell more than its sender knows.
  for (const [place, photo] of photos.entries())
    body.append(photoPart, photo, `photo-${place + 1}.jpg`)
  const bytes = photos.reduce((sum, { size }) => sum + size, 0)
  const patienceMs = relayTimeoutMs + (bytes / slowestLine) * 1000
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? patienceMs)
  try {
    const response = await send(relayUrl, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      // On its way when the visitor leaves the page, it arrives all the same.
      keepalive: photos.length === 0 && fields.join('').length <= longestKeptAlive,
      signal: abort.signal,
    })
    if (!response.ok) return { ok: false, reason: 'status', detail: `HTTP ${response.status}` }
    const refusal = await readRefusal(response)
    if (refusal !== undefined) return { ok: false, reason: 'refused', detail: refusal }
    const at = new Date(response.headers.get('Date') ?? '')
    return { ok: true, ...(!isNaN(at.getTime()) && { at }) }
  } catch (error) {
    return abort.signal.aborted
      ? { ok: false, reason: 'timeout', detail: 'No answer in time' }
      : { ok: false, reason: 'network', detail: String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** The relay's own words when its JSON says that it refused; undefined when it did not. */
async function readRefusal(response: Response): Promise<string | undefined> {
  const text = await response.text()
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return undefined
  }
  if (answer === null || typeof answer !== 'object' || !('success' in answer)) return undefined
  return answer.success === false || answer.success === 'false' ? text.slice(0, 500) : undefined
}
