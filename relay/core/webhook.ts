import { french } from '@/lib/text/typography'

import { faultCode } from './fault-code'
import { titleOf } from './glance'
import { hexHmac } from './hmac'
import { isSetAside, leadReference, type Lead } from './lead'
import { Queue, type QueuePorts, type Unsent } from './queue'
import { LeadGone, type LeadStore } from './store'
import { TOKEN_FIELD } from './submission'

/** The address of the owner's own tools, and the secret by which they know us. */
export interface WebhookTarget {
  /** https, or http on this machine. */
  url: string
  secret: string
}

/** What a webhook needs of its host. */
export interface WebhookPorts extends QueuePorts<string> {
  store: LeadStore
  target: WebhookTarget
  fetch?: typeof fetch
  /** How long an answer is waited for, in milliseconds; 10 s by default. */
  patienceMs?: number
}

const PATIENCE_MS = 10_000

/** Tells the owner's own tools of each lead. It is independent of the mail, which never waits for it. */
export class Webhook extends Queue<string> {
  constructor(
    private readonly ports: WebhookPorts,
    fault?: string,
  ) {
    super(ports, fault, 0)
  }

  protected async *unsent(): AsyncIterable<Unsent> {
    for await (const key of this.ports.store.namesWithout('webhook')) yield { key, holdMs: 0 }
  }

  /** The host that messages go to, without the rest of the address, which may hold a secret. */
  get target(): string {
    return new URL(this.ports.target.url).host
  }

  /** How many leads wait and, in French, what keeps them all from being told. */
  health(): { waiting: number; fault: string | undefined } {
    return { waiting: this.ports.schedule.keys().length, fault: this.fault }
  }

  protected async attempt(name: string): Promise<void> {
    const { store, schedule, clock, log } = this.ports
    try {
      if (!store.has(name)) throw new LeadGone()
      if (await store.record(name, 'webhook')) return schedule.remove(name)
      const code = await this.#post(name, await store.read(name))
      const at = clock.now().toISOString()
      if (code === undefined) {
        await store.setRecord(name, 'webhook', { sentAt: at })
        schedule.remove(name)
        schedule.serverAnswers()
        this.fault = undefined
        await store.removeRecord(name, 'webhookFailed')
        log(`webhook told of lead ${name}`)
        return
      }
      if (this.stopping.signal.aborted) return
      const delay = schedule.failed(name, isOutage(code) ? 'server' : 'refused', clock.elapsed())
      this.fault = french(explain(code))
      log(`webhook not told of lead ${name} (${code}), next attempt in ${delay / 1000} s`)
      await store.setRecord(name, 'webhookFailed', { at, code })
    } catch (error) {
      if (store.has(name) && !(error instanceof LeadGone)) {
        // A damaged lead will not become readable by itself.
        const kind = error instanceof SyntaxError ? 'refused' : undefined
        const delay = schedule.failed(name, kind, clock.elapsed())
        log(
          `webhook not told of lead ${name} (${faultCode(error)}), next attempt in ${delay / 1000} s`,
        )
      } else schedule.remove(name)
    }
  }

  /**
   * Returns what went wrong; undefined when the message was taken. Redirects are not followed: they could
   * lead anywhere.
   */
  async #post(name: string, lead: Lead): Promise<string | undefined> {
    const { target, clock, patienceMs = PATIENCE_MS, fetch: send = fetch } = this.ports
    const body = JSON.stringify(message(name, lead))
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    // Not the platform's own `AbortSignal.timeout` and `any`: joined, Node collects them while they wait, and
    // silent tools are never given up.
    const ending = new AbortController()
    const end = () => ending.abort(new DOMException('no answer', 'TimeoutError'))
    const timer = setTimeout(end, patienceMs)
    this.stopping.signal.addEventListener('abort', end)
    if (this.stopping.signal.aborted) end()
    try {
      const response = await send(target.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Timestamp': timestamp,
          'X-Signature': `sha256=${hexHmac(target.secret, `${timestamp}.${body}`)}`,
          // The same at every attempt, so that a message that comes twice is recognised.
          'X-Delivery': lead.id,
        },
        body,
        redirect: 'manual',
        signal: ending.signal,
      })
      await response.body?.cancel()
      return response.ok ? undefined : `HTTP ${response.status}`
    } catch (error) {
      const { name: kind, cause } = error as Error & { cause?: { code?: string } }
      // Not every platform says more than that.
      return cause?.code ?? (kind === 'Error' ? 'no connection' : kind)
    } finally {
      clearTimeout(timer)
      this.stopping.signal.removeEventListener('abort', end)
    }
  }
}

/** The message to the owner's tools about a lead. */
function message(name: string, lead: Lead) {
  return {
    event: 'lead.received',
    name,
    reference: leadReference(lead),
    receivedAt: lead.receivedAt,
    from: titleOf(lead),
    subject: lead.subject,
    origin: lead.origin,
    setAside: isSetAside(lead),
    reasons: lead.screening?.reasons ?? [],
    fields: lead.fields.filter(([field]) => field !== TOKEN_FIELD),
    photos: lead.photos?.length ?? 0,
  }
}

/**
 * Whether to try again soon: silence, 5xx, « later » and « too many » delay every message. Any other answer
 * concerns this message or the settings.
 */
function isOutage(code: string): boolean {
  return !code.startsWith('HTTP ') || /^HTTP (5\d\d|408|425|429)$/.test(code)
}

function explain(code: string): string {
  return isOutage(code)
    ? `Vos outils ne répondent pas (${code}). Le relais essaie de nouveau de lui-même. Les e-mails n'en dépendent pas, et rien n'est perdu.`
    : `Vos outils refusent une demande (${code}). Vérifiez RELAY_WEBHOOK_URL, qui ne doit renvoyer nulle part ailleurs, et RELAY_WEBHOOK_SECRET, puis relancez le relais ; il essaie de nouveau une fois par jour. Les e-mails n'en dépendent pas, et rien n'est perdu.`
}
