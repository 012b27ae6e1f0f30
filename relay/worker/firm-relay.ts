import type { FormFirm } from '@/lib/forms/firm'

import { discardRest } from '../core/body'
import { EnvironmentError } from '../core/environment'
import { faultCode } from '../core/fault-code'
import { handle } from '../core/handle'
import type { Clock, Host, Visitor } from '../core/host'
import { deliveryOf, hostParts, permissionKey, webhookOf } from '../core/host-parts'
import { network } from '../core/network'
import { withDefaults, type RelaySettings } from '../core/options'
import { Outages } from '../core/outages'
import { ClientGone } from '../core/refusal'
import { PURGE_EVERY_MS, purgeLeads, type Purging } from '../core/retention'
import { fromWeb, toWeb } from '../core/web-messages'
import { firmInPath, settingsOf } from './firms'
import { keptSchedule } from './kept-schedule'
import { namedSocket } from './named-socket'
import type { DurableObjectState, WorkerEnvironment } from './platform'
import { PatientBucket } from './patient-bucket'
import { R2Photos } from './r2-photos'
import { SqliteStore } from './sqlite-store'
import { underPath } from './under-path'

/**
 * What is read of a refused body, so that a browser which is still sending hears the answer: more than
 * the site ever sends, photos included.
 */
const LINGER_BYTES = 16 * 1024 * 1024

/** When the alarm goes off again should nobody have set another. */
const AGAIN_MS = 2_000
/** The same where the firm cannot be served: its mail must not wait a day once it can. */
const SERVED_AGAIN_MS = 60 * 60_000

/** A queue that the alarm wakes. */
type QueueKind = 'mail' | 'webhook'
type StandIns = Map<QueueKind, ReturnType<typeof setTimeout>>

/** The retention terms of a firm when it was last served. */
type Terms = Pick<RelaySettings, 'retentionMonths' | 'photoRetentionMonths'>

/** The platform sets no clock back. */
const clock: Clock = { now: () => new Date(), elapsed: () => Date.now() }

const logOf = (firm: string) => (line: string) => console.log(`${firm}: ${line}`)

/**
 * The relay of one firm: its leads, its mail and its schedule in one object. The platform puts the object to
 * sleep when nobody asks, and wakes it by an alarm.
 */
export class FirmRelay {
  readonly #store: SqliteStore
  #open: { host: Host; firm: string } | undefined
  /** What stands in for the alarm of each queue while one is at work, when the platform lets no other go off. */
  #standIns: StandIns | undefined

  constructor(
    private readonly state: DurableObjectState,
    private readonly env: WorkerEnvironment,
  ) {
    this.#store = new SqliteStore(state.storage, clock.now)
  }

  /** Answers one request at `/FIRM/…`; the Worker has checked that there is such a firm. */
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const found = firmInPath(url.pathname)
    if (!found) return new Response(null, { status: 404 })
    const host = await this.#hostOf(found.firm)
    const asked = fromWeb(request)
    url.pathname = found.path
    try {
      const answer = await handle({ ...asked, url: url.href }, host, this.visitor(request))
      if (asked.body) await discardRest(asked.body, LINGER_BYTES)
      return underPath(`/${found.firm}`, toWeb(answer))
    } catch (error) {
      // Nobody is there to read the answer.
      if (error instanceof ClientGone) return new Response(null, { status: 400 })
      throw error
    }
  }

  /** The platform calls this at the time that was set, also after a restart and without a request. */
  async alarm(): Promise<void> {
    // Set before the secrets are read: a firm that is missing from them, or damaged in them, may come back.
    await this.state.storage.setAlarm(clock.elapsed() + SERVED_AGAIN_MS)
    const firm = this.#store.state<string>('firm')
    if (firm === undefined) return
    const isDue = (this.#store.state<number>('purgeAt') ?? 0) <= clock.elapsed()
    if (!this.#isServed(firm)) {
      if (isDue) await this.#purge(this.#unserved(firm))
      return
    }
    const host = await this.#hostOf(firm)
    if (isDue) await this.#purge(host)
    // If the object ends in the middle of a mail, the next one goes on.
    this.#wakeIn(AGAIN_MS)
    await this.#runQueues(host)
    this.#wakeIn(PURGE_EVERY_MS, host)
  }

  /** Mail and webhook, of which neither may wait for the other: a mail server may be silent for ten minutes. */
  async #runQueues({ delivery, webhook }: Host): Promise<void> {
    const standIns: StandIns = (this.#standIns = new Map())
    try {
      await Promise.all([delivery?.run(), webhook?.run()])
    } finally {
      this.#standIns = undefined
      for (const timer of standIns.values()) clearTimeout(timer)
    }
  }

  /** The visitor, as the platform tells it. */
  protected visitor({ headers }: Request): Visitor {
    return {
      client: network(headers.get('cf-connecting-ip') ?? ''),
      mayPost: true,
      inboxClosed: () => 'connectez-vous d’abord',
    }
  }

  /** Whether the secrets hold valid settings of a firm. */
  #isServed(firm: string): boolean {
    try {
      return settingsOf(this.env, firm) !== undefined
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      console.error(error.message)
      return false
    }
  }

  /**
   * What erasing needs of a firm that the secrets do not have: its visitors were promised terms, whoever
   * serves the firm now. If its terms are not known nothing is erased: they may have been longer than others.
   */
  #unserved(firm: string): Purging {
    this.#keepPhotos(firm)
    const terms = this.#store.state<Terms>('terms')
    return {
      store: this.#store,
      settings: withDefaults({ allowedOrigins: [], ...terms }),
      clock,
      log: logOf(firm),
    }
  }

  async #purge(purging: Purging): Promise<void> {
    await purgeLeads(purging)
    await this.#store.sweepPhotos()
    this.#store.setState('purgeAt', clock.elapsed() + PURGE_EVERY_MS)
  }

  #keepPhotos(firm: string): void {
    const { PHOTOS } = this.env
    if (PHOTOS)
      this.#store.keepPhotosIn(
        new R2Photos(
          this.state.storage.sql,
          new PatientBucket(PHOTOS, clock.elapsed),
          firm,
          clock.now,
        ),
      )
  }

  async #hostOf(firm: string): Promise<Host> {
    if (this.#open?.firm === firm) return this.#open.host
    const settings = settingsOf(this.env, firm)
    if (!settings) throw new Error('no such firm')
    this.#store.setState('firm', firm)
    const { retentionMonths, photoRetentionMonths } = settings
    this.#store.setState('terms', { retentionMonths, photoRetentionMonths } satisfies Terms)
    const known = this.#store.state<FormFirm>('firmRecord')
    this.#keepPhotos(firm)
    const host = this.#host(firm, { ...settings, firm: known })
    this.#open = { host, firm }
    if (this.#store.state('purgeAt') === undefined)
      this.#store.setState('purgeAt', clock.elapsed() + PURGE_EVERY_MS)
    // Set even if the last alarm was lost.
    this.#wakeIn(PURGE_EVERY_MS, host)
    await host.delivery?.resume()
    await host.webhook?.resume()
    return host
  }

  #host(firm: string, settings: RelaySettings): Host {
    const outages = new Outages(this.#store.state('outages'), (lasting) => {
      try {
        this.#store.setState('outages', lasting)
      } catch (error) {
        console.error(`${firm}: outages not written (${faultCode(error)})`)
      }
    })
    const parts = hostParts({ settings, store: this.#store, clock, outages, log: logOf(firm) })
    const waking = <Fault>(kind: QueueKind) => ({
      scheduleOf: (dependsOn: readonly unknown[]) =>
        keptSchedule<Fault>(this.#store, kind, dependsOn, settings.retry),
      wakeIn: (delayMs: number) => {
        this.#wakeIn(delayMs, host)
        if (!this.#standIns) return
        const run = () => void (kind === 'mail' ? host.delivery : host.webhook)?.run()
        clearTimeout(this.#standIns.get(kind))
        this.#standIns.set(kind, setTimeout(run, delayMs))
      },
    })
    const host: Host = {
      ...parts,
      delivery: deliveryOf(parts, waking('mail'), namedSocket),
      webhook: webhookOf(parts, waking('webhook')),
      learnFirm: (record) => {
        this.#store.setState('firmRecord', record)
        host.settings = { ...host.settings, firm: record }
      },
      permissionSecret: this.#permissionSecret(settings),
    }
    return host
  }

  /** The key that signs permissions. What this object has made when first asked it keeps for good. */
  #permissionSecret({ permissionSecret }: RelaySettings): Uint8Array {
    const known = permissionSecret ?? this.#store.state<string>('permissionSecret')
    const { key, made } = permissionKey(known)
    if (made !== undefined) this.#store.setState('permissionSecret', made)
    return key
  }

  /** Sets the object's only alarm for whatever of its host comes first. */
  #wakeIn(delayMs: number, host?: Host): void {
    const purgeAt = this.#store.state<number>('purgeAt') ?? 0
    const others = [host?.delivery?.nextInMs(), host?.webhook?.nextInMs()]
    const soonest = Math.min(delayMs, ...others.flatMap((ms) => ms ?? []))
    void this.state.storage.setAlarm(Math.min(clock.elapsed() + soonest, purgeAt))
  }
}
