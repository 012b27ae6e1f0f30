import { staysHere } from '@/lib/text/stays-here'
import { french } from '@/lib/text/typography'

import { commandPath, signedHeaders, type OwnerCommand } from '../core/owner-command'
import { CommandError } from './command-error'

const PATIENCE_MS = 60_000

/**
 * Has a relay that stands elsewhere, on whatever host, do a command. `at` is its inbox's address, the
 * secret its RELAY_INBOX_SECRET. Returns what it answers. Throws CommandError.
 */
export async function commandElsewhere(
  at: string,
  secret: string | undefined,
  command: OwnerCommand,
  said: unknown,
): Promise<unknown> {
  const url = at.replace(/\/$/, '')
  const here = url.startsWith('http://') && URL.canParse(url) && staysHere(url)
  if (!here && !(url.startsWith('https://') && URL.canParse(url))) {
    throw new CommandError(
      french(
        `--at attend l'adresse de la boîte de réception, celle de RELAY_INBOX_URL, par exemple : --at https://relais.example.com/dupont`,
      ),
    )
  }
  if (!secret) {
    throw new CommandError(
      french(`RELAY_INBOX_SECRET est requis avec --at : le secret de cette boîte de réception.`),
    )
  }
  const body = JSON.stringify(said)
  const response = await fetch(`${url}${commandPath(command)}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...signedHeaders({ url, secret }, command, body, new Date()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new CommandError(
      french(`Pas de réponse de ${url} (${error.cause?.code ?? error.message}) : vérifiez --at.`),
    )
  })
  const answered = await response.text().catch(() => undefined)
  if (response.ok && answered === undefined) {
    throw new CommandError(
      french(
        `La réponse de ${url} s'est interrompue : le relais ne peut pas tout lire pour le moment, ou elle a duré plus d'une minute. Recommencez plus tard.`,
      ),
    )
  }
  const answer = parsed(answered)
  if (response.ok && answer) return answer
  throw new CommandError(
    french(
      (response.status === 404 ? nowhere(url) : answer?.error) ??
        `${url} ne répond pas comme une boîte de réception (${response.status}) : vérifiez --at.`,
    ),
  )
}

/** A relay whose inbox nobody signs in to takes no command from elsewhere. */
const nowhere = (url: string) =>
  `${url} ne prend pas de commande : ce n'est pas l'adresse de RELAY_INBOX_URL, ou ce relais n'en a pas. Sans elle, lancez export et erase sur la machine du relais ; après un changement d'horaires ou de fermetures, \`npm run build\`, copiez-y hosting/relay.cjs et redémarrez-le.`

/** What a relay says in JSON; undefined for any other text. */
function parsed(text = ''): { error?: string } | undefined {
  try {
    return JSON.parse(text) as { error?: string }
  } catch {
    return undefined
  }
}
