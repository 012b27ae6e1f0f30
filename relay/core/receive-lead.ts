import { callBackFor } from '@/lib/calendar/call-back'

import {
  ACKNOWLEDGEMENT,
  composeAcknowledgement,
  mayAcknowledge,
  nextSteps,
} from './acknowledgement'
import { answerSuccess, type Thanks } from './answer'
import { faultCode } from './fault-code'
import type { Answer, Host, RelayRequest, Visitor } from './host'
import { isSetAside, leadId, leadName, toLead, type Lead } from './lead'
import { composeMessage } from './mail'
import { readForm, toFields, type FormPart } from './multipart'
import { safeNext } from './origin'
import { PhotoIntake, type ReceivedPhoto } from './photos'
import { ClientGone, NoRoomForPhotos, Refusal } from './refusal'
import { isAnotherVersion, screenSubmission } from './screening'
import { MESSAGE, type LeadFile } from './store'
import { letterAbout } from './summary'
import { toSubmission } from './submission'

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
  // Before the body, so that a flood costs nothing to refuse.
  host.rateLimit.check(client)
  const intake = new PhotoIntake(host.store.photos, host.settings.limits, (bytes) =>
    host.rateLimit.takePhotos(client, bytes),
  )
  try {
    const post = await readPost(request, host, client, intake)
    // Requests that wait here are held as bytes: the texts, messages and files of all at once would not fit
    // in memory.
    const work = () => host.leadSlots.run(() => acceptPost(post, origin, host, client))
    const hasPhotos = post.photos.length > 0
    return answerSuccess(request, await (hasPhotos ? host.photoSlots.run(work) : work()))
  } finally {
    await intake.discard()
  }
}

/** A post that was read completely, before its texts are looked at. */
interface Post {
  parts: FormPart[]
  photos: readonly ReceivedPhoto[]
}

/** Reads a post. Notes whether photos can be kept, for the owner. Throws Refusal and ClientGone. */
async function readPost(
  request: RelayRequest,
  host: Host,
  client: string,
  intake: PhotoIntake,
): Promise<Post> {
  try {
    const parts = await readForm(request, host.settings.limits, intake)
    host.rateLimit.takeTexts(client, bytesOf(parts))
    const photos = await intake.finish()
    if (photos.length > 0) host.photosNotKept = undefined
    return { parts, photos }
  } catch (error) {
    const isSenders = error instanceof Refusal && !(error instanceof NoRoomForPhotos)
    if (intake.bytes > 0 && !isSenders && !(error instanceof ClientGone)) {
      const since = host.photosNotKept?.since ?? host.clock.now()
      host.photosNotKept = { code: faultCode(error), since }
    }
    throw error
  }
}

/** Weighs and keeps what was posted, and returns what its sender is told. Throws Refusal. */
async function acceptPost(
  { parts, photos }: Post,
  origin: string,
  host: Host,
  client: string,
): Promise<() => Thanks> {
  const { settings, clock } = host
  const submission = toSubmission(toFields(parts))
  host.rateLimit.take(client)
  const id = leadId(submission, photos)
  const screening = await screenSubmission(submission, id, origin, host, client)
  const receivedAt = clock.now()
  const callBackBy = callBackTime(receivedAt, host)
  const lead = toLead({
    id,
    submission,
    origin,
    receivedAt,
    screening,
    photos,
    callBackBy,
    isAnotherVersion: await isAnotherVersion(submission, id, host),
  })
  await keepLead(lead, photos, host)
  return () => ({
    reference: lead.reference,
    steps: nextSteps(settings.firm, clock.now()),
    phone: settings.firm?.phone,
    back: safeNext(submission.directives.get('_next'), settings.allowedOrigins) ?? origin,
  })
}

/** By when the firm calls back. A lead is kept even where its hours make no sense. */
function callBackTime(now: Date, { settings: { firm }, log }: Host): Date | undefined {
  try {
    return firm && callBackFor(now, firm)?.by
  } catch (error) {
    log(`no call-back counted: ${faultCode(error)}`)
    return undefined
  }
}

/** Keeps a lead, and has it told. Notes whether leads can be kept, for the owner. Throws Refusal (503). */
async function keepLead(lead: Lead, photos: readonly ReceivedPhoto[], host: Host): Promise<void> {
  const { store, clock, log } = host
  try {
    const { name, isNew } = await store.keep(lead, () => leadFiles(lead, photos, host))
    if (isNew) {
      // One that was there already says nothing of the disk.
      host.notKept = undefined
      tellOf(name, lead, host)
    }
    log(`lead ${name} ${isNew ? 'stored' : 'was already stored'}`)
  } catch (error) {
    // It is written, but may not last. The visitor is asked to send it again; the owner is told at once, as
    // the visitor may not do so.
    const written = store.nameOf(lead.id)
    if (written !== undefined) tellOf(written, lead, host)
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

/** Has the owner and his own tools told of a lead. */
function tellOf(name: string, lead: Lead, { settings, clock, delivery, webhook }: Host): void {
  const { key, holdMs } = letterAbout(name, lead, settings, clock.now())
  delivery?.add(key, holdMs)
  webhook?.add(name)
}

/** What is kept beside a lead: the message to the owner, its photos, the acknowledgement. */
async function leadFiles(
  lead: Lead,
  photos: readonly ReceivedPhoto[],
  host: Host,
): Promise<LeadFile[]> {
  // The message about a lead that was set aside is not mailed: its photos need not be there twice.
  const attached = isSetAside(lead) ? [] : photos
  return [
    { name: MESSAGE, bytes: await composeMessage(lead, host.settings.mail, attached) },
    ...photos.map(({ name, staged }) => ({ name, staged })),
    ...(await acknowledgementOf(lead, host)),
  ]
}

/** A lead is kept even where its acknowledgement fails. */
async function acknowledgementOf(
  lead: Lead,
  { settings, store, clock, log }: Host,
): Promise<LeadFile[]> {
  try {
    if (!(await mayAcknowledge(lead, settings, store, clock.now()))) return []
    return [{ name: ACKNOWLEDGEMENT, bytes: await composeAcknowledgement(lead, settings) }]
  } catch (error) {
    log(`lead ${leadName(lead)} gets no acknowledgement: ${faultCode(error)}`)
    return []
  }
}

function bytesOf(parts: readonly FormPart[]): number {
  return parts.reduce((sum, { value }) => sum + value.bytes, 0)
}
