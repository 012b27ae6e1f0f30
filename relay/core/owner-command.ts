import { answer } from './answer'
import { readText } from './body'
import { firmFrom } from './firm-record'
import { hexHmac, isHexHmac } from './hmac'
import type { Answer, Host, RelayRequest } from './host'
import type { SignInSettings } from './options'
import { handlePersonalData, type PersonalDataAnswer } from './personal-data'
import { Refusal, requireMethod } from './refusal'

/** What the owner's own programs may ask of a relay on another machine. */
export type OwnerCommand = 'export' | 'erase' | 'firm'

/**
 * How far a program's clock may differ from the relay's, and how long a command is remembered so that it
 * cannot be repeated.
 */
const LATE_MS = 5 * 60_000
const BODY_BYTES = 64 * 1024

/** Where a command is posted, below the inbox's address. */
export const commandPath = (command: OwnerCommand) => `/commands/${command}`

/** The headers that prove that a command comes from somebody who knows the inbox's secret. */
export function signedHeaders(
  { url, secret }: SignInSettings,
  command: OwnerCommand,
  body: string,
  now: Date,
): Record<string, string> {
  const [time, nonce] = [String(now.getTime()), crypto.randomUUID()]
  const signature = hexHmac(secret, signedText(url, command, time, nonce, body))
  return { 'X-Timestamp': time, 'X-Nonce': nonce, 'X-Signature': `sha256=${signature}` }
}

/** The route of a command's address; undefined elsewhere, and where signing in is not set up. */
export function ownerCommandRoute(
  pathname: string,
  request: RelayRequest,
  host: Host,
): (() => Promise<Answer>) | undefined {
  const { signIn } = host
  const command = COMMANDS.find((each) => commandPath(each) === pathname)
  if (!command || !signIn?.isAt(request)) return undefined
  return async () => {
    requireMethod(request, 'POST')
    const body = await readText(request, BODY_BYTES)
    await requireSignature(request, host, command, body)
    host.log(`command taken: ${command}`)
    return RUN[command](host, parsed(body))
  }
}

const COMMANDS: readonly OwnerCommand[] = ['export', 'erase', 'firm']

const RUN: Readonly<Record<OwnerCommand, (host: Host, said: unknown) => Promise<Answer>>> = {
  export: async ({ store }, said) =>
    answerInPieces(await handlePersonalData(store, 'export', contactIn(said))),
  erase: async ({ store }, said) =>
    answerInPieces(await handlePersonalData(store, 'erase', contactIn(said))),
  async firm({ learnFirm }, said) {
    await learnFirm(firmFrom(said))
    return answer(200, 'application/json', '{}')
  },
}

/** One JSON object with the whole output as a text, which is never completely in memory. */
function answerInPieces(said: PersonalDataAnswer): Answer {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: jsonPieces(said),
  }
}

async function* jsonPieces({
  output,
  warnings,
}: PersonalDataAnswer): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  yield encoder.encode(`{"warnings":${JSON.stringify(warnings)},"output":"`)
  for await (const piece of output) yield encoder.encode(JSON.stringify(piece).slice(1, -1))
  yield encoder.encode('"}')
}

/** Throws 403 for a command that is not signed, too old, or has come before. */
async function requireSignature(
  { headers }: RelayRequest,
  { settings, store, clock }: Host,
  command: OwnerCommand,
  body: string,
): Promise<void> {
  const [time, nonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map(
    (name) => headers.get(name) ?? '',
  ) as [string, string, string]
  const { url = '', secret = '' } = settings.signIn ?? {}
  const holds = isHexHmac(
    secret,
    signedText(url, command, time, nonce, body),
    signature.replace(/^sha256=/, ''),
  )
  if (!holds) {
    throw new Refusal(
      403,
      'Commande refusée : vérifiez RELAY_INBOX_SECRET et l’adresse de la boîte.',
    )
  }
  const now = clock.now().getTime()
  if (!(Math.abs(now - Number(time)) <= LATE_MS)) {
    throw new Refusal(403, 'Commande refusée : l’horloge de cette machine n’est pas à l’heure.')
  }
  // In memory will do until a restart: to erase must be possible when the disk is full.
  const until = new Date(Number(time) + 2 * LATE_MS)
  if (!(await store.useOnce(`command-${nonce}`, until, 'soon'))) {
    throw new Refusal(403, 'Commande refusée : elle est déjà passée.')
  }
}

/** The text that a signature covers. It holds the address: firms on one host may have the same secret. */
function signedText(
  url: string,
  command: OwnerCommand,
  time: string,
  nonce: string,
  body: string,
): string {
  return `command ${url}${commandPath(command)} ${time} ${nonce} ${body}`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(400, 'Commande illisible : du JSON est attendu.')
  }
}

function contactIn(said: unknown): string {
  const { contact } = (said ?? {}) as { contact?: unknown }
  return typeof contact === 'string' ? contact : ''
}
