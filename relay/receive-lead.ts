import type { IncomingMessage, ServerResponse } from 'node:http'

import { answerSuccess } from './answer'
import { clientKey } from './client-address'
import type { Delivery } from './delivery'
import type { Gate } from './gate'
import { toLead, type Lead } from './lead'
import { composeMessage } from './mail'
import { readForm, toFields, type FormPart } from './multipart'
import type { RelaySettings } from './options'
import { safeNext } from './origin'
import type { RateLimit } from './rate-limit'
import { Refusal } from './refusal'
import type { LeadStore } from './store'
import { toSubmission } from './submission'

/** What a post needs of the running relay. */
export interface Reception {
  settings: RelaySettings
  store: LeadStore
  rateLimit: RateLimit
  /** Bounds how many leads are worked on at the same moment. */
  gate: Gate
  /** Absent without SMTP_URL. */
  delivery: Delivery | undefined
  /** Counts a submission dropped because its trap was filled. */
  countTrapped: () => void
}

/**
 * Reads one post from an allowed origin and answers success once its lead would survive anything.
 * Throws Refusal with the status to answer, or ClientGone.
 */
export async function receiveLead(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { settings, store, rateLimit, gate, delivery, countTrapped }: Reception,
): Promise<void> {
  const client = clientKey(request, settings.trustedProxies)
  // Before the body, so that a flood costs nothing to refuse.
  rateLimit.check(client)
  const parts = await readForm(request, settings.limits)
  // What waits here is bytes; texts, messages and files of all at once would not fit in memory.
  const next = await gate.run(() => accept(parts))
  answerSuccess(request, response, origin, next)

  async function accept(parts: FormPart[]): Promise<string | undefined> {
    const submission = toSubmission(toFields(parts))
    if (submission.trapped) {
      countTrapped()
    } else {
      rateLimit.take(client)
      await keep(toLead(submission, origin, new Date()))
    }
    return safeNext(submission.directives.get('_next'), settings.allowedOrigins)
  }

  async function keep(lead: Lead): Promise<void> {
    try {
      const { name, isNew } = await store.keep(lead, (each) => composeMessage(each, settings.mail))
      if (isNew) delivery?.add(name)
      settings.log(`lead ${name} ${isNew ? 'stored' : 'was already stored'}`)
    } catch (error) {
      // Written, but perhaps not for good: the visitor is asked to repeat it, the owner hears of it
      // at once, for a visitor may not.
      const written = store.nameOf(lead.id)
      if (written !== undefined) delivery?.add(written)
      settings.log(`lead not stored: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
      throw new Refusal(
        503,
        'Enregistrement impossible pour le moment. Réessayez dans une minute ou téléphonez-nous.',
        { 'Retry-After': '60' },
      )
    }
  }
}
