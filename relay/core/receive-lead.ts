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
import { PhotoIntake, type ReceivedPhoto, type ReceivedPhotos } from './photos'
import { Refusal } from './refusal'
import { isAnotherVersion, screenSubmission } from './screening'
import { MESSAGE, type LeadFile } from './store'
import { letterAbout } from './summary'
import { toSubmission } from './submission'

/**
 * How long a store may take over a lead, in milliseconds. The form waits 40 s from the moment at which it
 * begins to send; what a store does after that it does unseen.
 */
const PATIENCE_MS = 30_000

/** How many posts may wait for a store that is slow or silent: they are in memory, perhaps 256 KiB each. */
const MOST_WAITING = 128

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
  const discard = () => intake.discard()
  const parts = await readPost(request, host, client, intake).catch(async (error: unknown) => {
    await discard()
    throw error
  })
  const { lostPhotos, thanks } = await inTime(
    keepPost(parts, intake, origin, host, client).finally(discard),
    host,
  )
  return answerSuccess(request, lostPhotos, thanks)
}

/** Reads a post whose texts are not looked at yet. Throws Refusal and ClientGone. */
async function readPost(
  request: RelayRequest,
  { settings, rateLimit }: Host,
  client: string,
  intake: PhotoIntake,
): Promise<FormPart[]> {
  const parts = await readForm(request, settings.limits, intake)
  rateLimit.takeTexts(client, bytesOf(parts))
  return parts
}

/** What the sender of a lead that is kept is told. */
interface Kept {
  lostPhotos: number
  thanks: () => Thanks
}

/** Keeps what was posted, when its turn comes. Throws Refusal. */
async function keepPost(
  parts: FormPart[],
  intake: PhotoIntake,
  origin: string,
  host: Host,
  client: string,
): Promise<Kept> {
  const { leadSlots, photoSlots } = host
  if (leadSlots.waiting + photoSlots.waiting >= MOST_WAITING) throw notKept('EBUSY', host)
  const received = await intake.finish()
  notePhotos(received, intake.fault, host)
  // Requests that wait here are held as bytes: the texts, messages and files of all at once would not fit
  // in memory.
  const work = () => leadSlots.run(() => acceptPost(parts, received, origin, host, client))
  return received.photos.length > 0 ? photoSlots.run(work) : work()
}

/** Notes whether photos can be kept, for the owner. */
function notePhotos({ photos, lost }: ReceivedPhotos, fault: unknown, host: Host): void {
  if (photos.length > 0) host.outages.ended('photos')
  if (lost === 0) return
  const code = faultCode(fault)
  host.outages.began('photos', code, host.clock.now())
  host.log(`photos not stored: ${code}`)
}

/**
 * Waits for a lead to be kept, but no longer than its sender does. It may still be kept afterwards, and its
 * owner is told of it then: sent again meanwhile, it is the same lead. Throws Refusal (503).
 */
async function inTime<T>(keeping: Promise<T>, host: Host): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notKept('ETIMEDOUT', host)), PATIENCE_MS)
  })
  try {
    return await Promise.race([keeping, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Weighs and keeps what was posted, and returns what its sender is told. Throws Refusal. */
async function acceptPost(
  parts: FormPart[],
  { photos, lost }: ReceivedPhotos,
  origin: string,
  host: Host,
  client: string,
): Promise<Kept> {
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
    lostPhotos: lost,
    callBackBy,
    isAnotherVersion: await isAnotherVersion(submission, id, host),
  })
  await keepLead(lead, photos, host)
  return {
    lostPhotos: lost,
    thanks: () => ({
      reference: lead.reference,
      steps: nextSteps(settings.firm, clock.now()),
      phone: settings.firm?.phone,
      back: safeNext(submission.directives.get('_next'), settings.allowedOrigins) ?? origin,
    }),
  }
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
  const { store, log } = host
  try {
    const { name, isNew } = await store.keep(lead, () => leadFiles(lead, photos, host))
    if (isNew) {
      host.outages.ended('leads')
      tellOf(name, lead, host)
    } else {
      // Any other that was there already says nothing of the disk.
      host.outages.lasted(lead.id)
    }
    log(`lead ${name} ${isNew ? 'stored' : 'was already stored'}`)
  } catch (error) {
    // It is written, but may not last. The visitor is asked to send it again; the owner is told at once, as
    // the visitor may not do so.
    const written = store.nameOf(lead.id)
    if (written !== undefined) tellOf(written, lead, host)
    throw notKept(faultCode(error), host, written && lead.id)
  }
}

/**
 * Notes that a lead could not be kept, for the owner, and makes the refusal (503) for its sender.
 * @param written its id, where it was written all the same.
 */
function notKept(code: string, host: Host, written?: string): Refusal {
  host.outages.began('leads', code, host.clock.now(), written)
  host.log(`lead not stored: ${code}`)
  return new Refusal(
    503,
    'Enregistrement impossible pour le moment. Réessayez dans une minute ou téléphonez-nous.',
    { 'Retry-After': '60' },
  )
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
    { name: MESSAGE, bytes: await messageOf(lead, attached, host) },
    ...photos.map(({ name, staged }) => ({ name, staged })),
    ...(await acknowledgementOf(lead, host)),
  ]
}

/** A photo that cannot be read again for the mail is in the inbox all the same. */
async function messageOf(
  lead: Lead,
  attached: readonly ReceivedPhoto[],
  { settings: { mail }, log }: Host,
): Promise<Uint8Array> {
  try {
    return await composeMessage(lead, mail, attached)
  } catch (error) {
    if (attached.length === 0) throw error
    log(`lead ${leadName(lead)} is mailed without its photos: ${faultCode(error)}`)
    return composeMessage(lead, mail, [])
  }
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
