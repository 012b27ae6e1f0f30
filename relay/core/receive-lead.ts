import { callBackFor } from '@/lib/calendar/call-back'

import {
  ACKNOWLEDGEMENT,
  composeAcknowledgement,
  mayAcknowledge,
  nextSteps,
} from './acknowledgement'
import { answerSuccess, type Thanks } from './answer'
import { faultCode } from './fault-code'
import { Semaphore } from './semaphore'
import type { Answer, Host, RelayRequest, Visitor } from './host'
import { leadId, leadName, toLead, type Lead } from './lead'
import { composeMessage } from './mail'
import { readForm, toFields, type FormPart } from './multipart'
import { safeNext } from './origin'
import { PhotoIntake, type ReceivedPhoto } from './photos'
import { ClientGone, NoRoomForPhotos, Refusal } from './refusal'
import { screenSubmission } from './screening'
import { MESSAGE, type LeadFile } from './store'
import { letterAbout } from './summary'
import { toSubmission } from './submission'

/**
 * A lead's photos are in memory together once, for the mail that carries them: only those of one lead at a
 * time in this process.
 */
const photosInMemory = new Semaphore(1)

/**
 * Reads one post from an allowed origin, and confirms it once its lead would survive a power cut. Throws
 * Refusal with the status to answer, or ClientGone.
 */
export async function receiveLead(
  request: RelayRequest,
  origin: string,
  host: Host,
  { client }: Visitor,
): Promise<Answer> {
  const { settings, store, clock, rateLimit, leadSlots, delivery, webhook, log } = host
  // Before the body, so that a flood costs nothing to refuse.
  rateLimit.check(client)
  const intake = new PhotoIntake(store.photos, settings.limits)
  try {
    const [parts, photos] = await read()
    // Requests that wait here are held as bytes: the texts, messages and files of all at once would not fit
    // in memory.
    const work = () => leadSlots.run(() => accept(parts, photos))
    return answerSuccess(request, await (photos.length > 0 ? photosInMemory.run(work) : work()))
  } finally {
    await intake.discard()
  }

  async function read(): Promise<[FormPart[], ReceivedPhoto[]]> {
    try {
      const parts = await readForm(request, settings.limits, intake)
      const photos = await intake.finish()
      if (photos.length > 0) host.photosNotKept = undefined
      return [parts, photos]
    } catch (error) {
      const isSenders = error instanceof Refusal && !(error instanceof NoRoomForPhotos)
      if (intake.bytes > 0 && !isSenders && !(error instanceof ClientGone)) {
        const since = host.photosNotKept?.since ?? clock.now()
        host.photosNotKept = { code: faultCode(error), since }
      }
      throw error
    }
  }

  async function accept(
    parts: FormPart[],
    photos: readonly ReceivedPhoto[],
  ): Promise<() => Thanks> {
    const submission = toSubmission(toFields(parts))
    rateLimit.take(client)
    const id = leadId(submission, photos)
    const screening = await screenSubmission(submission, id, origin, host, client)
    const now = clock.now()
    const lead = toLead(submission, origin, now, screening, photos, callBackBy(now))
    await keep(lead, photos)
    return () => ({
      reference: lead.reference,
      steps: nextSteps(settings.firm, clock.now()),
      phone: settings.firm?.phone,
      back: safeNext(submission.directives.get('_next'), settings.allowedOrigins) ?? origin,
    })
  }

  /** By when the firm calls back. A lead is kept even where its hours make no sense. */
  function callBackBy(now: Date): Date | undefined {
    try {
      return settings.firm && callBackFor(now, settings.firm)?.by
    } catch (error) {
      log(`no call-back counted: ${faultCode(error)}`)
      return undefined
    }
  }

  async function keep(lead: Lead, photos: readonly ReceivedPhoto[]): Promise<void> {
    try {
      const { name, isNew } = await store.keep(lead, () => filesOf(lead, photos))
      host.notKept = undefined
      if (isNew) pass(name, lead)
      log(`lead ${name} ${isNew ? 'stored' : 'was already stored'}`)
    } catch (error) {
      // It is written, but may not last. The visitor is asked to send it again; the owner is told at once, as
      // the visitor may not do so.
      const written = store.nameOf(lead.id)
      if (written !== undefined) pass(written, lead)
      const code = faultCode(error)
      host.notKept = { code, since: host.notKept?.since ?? clock.now() }
      log(`lead not stored: ${code}`)
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

  async function filesOf(lead: Lead, photos: readonly ReceivedPhoto[]): Promise<LeadFile[]> {
    return [
      { name: MESSAGE, bytes: await composeMessage(lead, settings.mail, photos) },
      ...photos.map(({ name, staged }) => ({ name, staged })),
      ...(await acknowledgementOf(lead)),
    ]
  }

  /** A lead is kept even where its acknowledgement fails. */
  async function acknowledgementOf(lead: Lead): Promise<LeadFile[]> {
    try {
      if (!(await mayAcknowledge(lead, settings, store, clock.now()))) return []
      return [{ name: ACKNOWLEDGEMENT, bytes: await composeAcknowledgement(lead, settings) }]
    } catch (error) {
      log(`lead ${leadName(lead)} gets no acknowledgement: ${faultCode(error)}`)
      return []
    }
  }
}
