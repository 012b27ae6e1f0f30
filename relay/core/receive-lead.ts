import {
  ACKNOWLEDGEMENT,
  composeAcknowledgement,
  mayAcknowledge,
  nextSteps,
} from './acknowledgement'
import { answerSuccess, type Thanks } from './answer'
import type { Host, RelayRequest, Visitor } from './host'
import { toLead, type Lead } from './lead'
import { composeMessage } from './mail'
import { readForm, toFields, type FormPart } from './multipart'
import { safeNext } from './origin'
import { Refusal } from './refusal'
import { screenSubmission } from './screening'
import { MESSAGE, type LeadFile } from './store'
import { letterAbout } from './summary'
import { toSubmission } from './submission'

/**
 * Reads one post from an allowed origin and answers success once its lead would survive anything.
 * Throws Refusal with the status to answer, or ClientGone.
 */
export async function receiveLead(
  request: RelayRequest,
  origin: string,
  host: Host,
  { client }: Visitor,
): Promise<Response> {
  const { settings, store, clock, rateLimit, gate, delivery, webhook, log } = host
  // Before the body, so that a flood costs nothing to refuse.
  rateLimit.check(client)
  const parts = await readForm(request, settings.limits)
  // What waits here is bytes; texts, messages and files of all at once would not fit in memory.
  return answerSuccess(request, await gate.run(() => accept(parts)))

  async function accept(parts: FormPart[]): Promise<Thanks> {
    const submission = toSubmission(toFields(parts))
    rateLimit.take(client)
    const screening = await screenSubmission(submission, origin, host, client)
    const lead = toLead(submission, origin, clock.now(), screening)
    await keep(lead)
    return {
      reference: lead.reference,
      steps: nextSteps(settings.firm, clock.now()),
      phone: settings.firm?.phone,
      back: safeNext(submission.directives.get('_next'), settings.allowedOrigins) ?? origin,
    }
  }

  async function keep(lead: Lead): Promise<void> {
    try {
      const { name, isNew } = await store.keep(lead, filesOf)
      if (isNew) pass(name, lead)
      log(`lead ${name} ${isNew ? 'stored' : 'was already stored'}`)
    } catch (error) {
      // Written, but perhaps not for good: the visitor is asked to repeat it, the owner hears of it
      // at once, for a visitor may not.
      const written = store.nameOf(lead.id)
      if (written !== undefined) pass(written, lead)
      log(`lead not stored: ${(error as { code?: string }).code ?? String(error)}`)
      throw new Refusal(
        503,
        'Enregistrement impossible pour le moment. Réessayez dans une minute ou téléphonez-nous.',
        { 'Retry-After': '60' },
      )
    }
  }

  function pass(name: string, lead: Lead): void {
    const { key, holdMs } = letterAbout(name, lead, settings, clock.now())
    delivery?.add(key, holdMs)
    webhook?.add(name)
  }

  async function filesOf(lead: Lead): Promise<LeadFile[]> {
    const files = [{ name: MESSAGE, bytes: await composeMessage(lead, settings.mail) }]
    if (await mayAcknowledge(lead, settings, store, clock.now()))
      files.push({ name: ACKNOWLEDGEMENT, bytes: await composeAcknowledgement(lead, settings) })
    return files
  }
}
