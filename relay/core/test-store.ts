import { glanceOf, type LeadGlance } from './glance'
import { leadId, leadName, toLead, type Lead } from './lead'
import type { Screening } from './spam/score'
import {
  LeadGone,
  MESSAGE,
  recordFrom,
  type LeadFile,
  type LeadRecords,
  type LeadStore,
  type RecordKind,
} from './store'
import { toSubmission } from './submission'
import type { TestFields } from './test-form'
import { isUsed } from './used-first'

/** A store in memory, for what does not care where leads are kept. Records wait a moment, as disks do. */
export class MemoryStore implements LeadStore {
  readonly #leads = new Map<string, Lead>()
  readonly #files = new Map<string, Uint8Array>()
  readonly #records = new Map<string, string>()
  readonly #used = new Map<string, Date>()
  /** The time, by which what is good once is good again. */
  now = () => new Date()
  /** Why what was erased went, in order. */
  readonly erased: string[] = []

  async keep(lead: Lead, render: (lead: Lead) => Promise<readonly LeadFile[]>) {
    const name = leadName(lead)
    const isNew = !this.#leads.has(name)
    this.#leads.set(name, lead)
    for (const file of await render(lead)) {
      const bytes = 'bytes' in file ? file.bytes : await file.staged.read()
      this.#files.set(`${name}/${file.name}`, bytes)
    }
    return { name, isNew }
  }

  nameOf = (id: string) => this.names().find((name) => name.endsWith(id))
  names = () => [...this.#leads.keys()].sort().reverse()
  has = (name: string) => this.#leads.has(name)

  glances(): Promise<LeadGlance[]> {
    const followUp = (name: string) => this.#records.get(`${name}/followUp`)
    return Promise.all(
      this.names().map(async (name) => {
        const noted = followUp(name)
        const lead = this.#leads.get(name)
        return glanceOf(name, lead, noted ? recordFrom('followUp', noted, name) : undefined)
      }),
    )
  }

  read(name: string): Promise<Lead> {
    const lead = this.#leads.get(name)
    return lead ? Promise.resolve(lead) : Promise.reject(new LeadGone())
  }

  file = (name: string, file: string) => Promise.resolve(this.#files.get(`${name}/${file}`))

  async record<K extends RecordKind>(name: string, kind: K): Promise<LeadRecords[K] | undefined> {
    await aMoment()
    const text = this.#records.get(`${name}/${kind}`)
    return text === undefined ? undefined : recordFrom(kind, text, name)
  }

  async *namesWithout(kind: RecordKind) {
    for (const name of this.names().reverse()) {
      if (!(await this.record(name, kind))) yield name
    }
  }

  async setRecord<K extends RecordKind>(name: string, kind: K, value: LeadRecords[K]) {
    await aMoment()
    if (!this.has(name)) throw new LeadGone()
    this.#records.set(`${name}/${kind}`, JSON.stringify(value))
  }

  removeRecord(name: string, kind: RecordKind): Promise<void> {
    this.#records.delete(`${name}/${kind}`)
    return Promise.resolve()
  }

  erase(name: string, reason: string): Promise<void> {
    this.#leads.delete(name)
    this.erased.push(reason)
    return Promise.resolve()
  }

  forgetErased = () => Promise.resolve()
  forgetUsed = () => Promise.resolve()

  useOnce(id: string, until: Date): Promise<boolean> {
    const used = isUsed(this.#used.get(id)?.getTime(), until.getTime(), this.now().getTime())
    if (!used) this.#used.set(id, until)
    return Promise.resolve(!used)
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1))

const NO_DOUBT: Screening = { points: 0, reasons: [], setAside: false }

/** Keeps a lead as if a form had sent it at that time (ISO 8601). Returns its name. */
export async function keepLead(
  store: LeadStore,
  receivedAt: string,
  fields: TestFields,
  screening: Screening = NO_DOUBT,
  callBackBy?: Date,
): Promise<string> {
  const submission = toSubmission(fields.map(([name, value]) => [name, value]))
  const origin = 'https://www.example.com'
  const lead = toLead({
    id: leadId(submission),
    submission,
    origin,
    receivedAt: new Date(receivedAt),
    screening,
    callBackBy,
  })
  const message = { name: MESSAGE, bytes: new TextEncoder().encode('Subject: x\r\n\r\nx\r\n') }
  return (await store.keep(lead, () => Promise.resolve([message]))).name
}
