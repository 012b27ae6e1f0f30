import type { Visitor } from '../core/host'
import { plantLeads } from '../core/test-many-leads'
import { FirmRelay as Relay } from './firm-relay'
import type { DurableObjectState, PhotoBucket, WorkerEnvironment } from './platform'
import { SqliteStore } from './sqlite-store'

export { default } from './worker'

interface TestBucket extends PhotoBucket {
  list: (options: { prefix: string }) => Promise<{ objects: { key: string }[] }>
}

/** What ends an object as the platform does when it moves or updates one. */
interface TestState extends DurableObjectState {
  abort: (reason: string) => void
}

/** The Worker as it is, and a door for tests, `?test=…`, to what lies in an object's database. */
export class FirmRelay extends Relay {
  readonly #bucket: TestBucket
  /** The calls that the bucket no longer answers. */
  #silent: readonly string[] = []
  /** What it was asked to put meanwhile. */
  readonly #late: (() => Promise<unknown>)[] = []

  constructor(
    private readonly own: TestState,
    bindings: WorkerEnvironment,
  ) {
    const bucket = bindings.PHOTOS as TestBucket
    const unlessSilent = <T>(call: keyof PhotoBucket, answer: () => Promise<T>) =>
      this.#silent.includes(call) ? new Promise<never>(() => {}) : answer()
    super(own, {
      ...bindings,
      PHOTOS: {
        get: (key) => unlessSilent('get', () => bucket.get(key)),
        put: (key, bytes) => {
          const put = () => bucket.put(key, bytes)
          if (this.#silent.includes('put')) this.#late.push(put)
          return unlessSilent('put', put)
        },
        delete: (keys) => unlessSilent('delete', () => bucket.delete(keys)),
      } satisfies PhotoBucket,
    })
    this.#bucket = bucket
  }

  override async fetch(request: Request): Promise<Response> {
    const asked = new URL(request.url).searchParams
    switch (asked.get('test')) {
      case 'stored':
        return this.#stored()
      case 'plant':
        await plantLeads(
          new SqliteStore(this.own.storage, () => new Date()),
          Number(asked.get('count')),
        )
        return new Response(null, { status: 204 })
      case 'damage':
        return this.#damage(asked)
      case 'age':
        return this.#age(asked.get('year') ?? '2015', Number(asked.get('alarm-in')))
      case 'times':
        return Response.json({
          erasures: this.own.storage.sql.exec('SELECT * FROM erasures').toArray(),
          alarm: await this.own.storage.getAlarm(),
          used: this.own.storage.sql.exec('SELECT id FROM used').toArray(),
        })
      case 'silence':
        this.#silent = asked.getAll('of')
        return new Response(null, { status: 204 })
      case 'late':
        for (const put of this.#late.splice(0)) await put()
        return new Response(null, { status: 204 })
      case 'end':
        this.own.abort('moved')
        return new Response(null, { status: 204 })
      case 'photos': {
        const prefix = `${new URL(request.url).pathname.split('/')[1]}/`
        const { objects } = await this.#bucket.list({ prefix })
        return Response.json(objects.map(({ key }) => key))
      }
      default:
        return super.fetch(request)
    }
  }

  /** Has a lead, or what its owner noted of it, be another text. */
  #damage(asked: URLSearchParams): Response {
    const [name, text] = [asked.get('name'), asked.get('text')]
    const { sql } = this.own.storage
    if (asked.get('what') === 'lead')
      sql.exec('UPDATE leads SET lead = ? WHERE name = ?', text, name)
    else sql.exec('INSERT OR REPLACE INTO records VALUES (?, ?, ?)', name, asked.get('what'), text)
    return new Response(null, { status: 204 })
  }

  /** Has all leads be of another year, photos of nobody's be old, what was used be over, and the day be over in so many milliseconds. */
  async #age(year: string, alarmInMs: number): Promise<Response> {
    const { sql } = this.own.storage
    for (const table of ['leads', 'files', 'records'])
      sql.exec(`UPDATE ${table} SET name = ? || substr(name, 5)`, year)
    sql.exec('UPDATE photos SET lead = ? || substr(lead, 5)', year)
    sql.exec('UPDATE photos SET since = 1')
    sql.exec('UPDATE used SET until = 1')
    sql.exec("UPDATE state SET value = '1' WHERE key = 'purgeAt'")
    await this.own.storage.setAlarm(Date.now() + alarmInMs)
    return new Response(null, { status: 204 })
  }

  #stored(): Response {
    const { sql } = this.own.storage
    const leads = sql.exec<{ name: string; lead: string }>('SELECT * FROM leads ORDER BY name')
    const decoder = new TextDecoder()
    return Response.json(
      leads.toArray().map(({ name, lead }) => ({
        name,
        lead: JSON.parse(lead) as unknown,
        eml: sql
          .exec<{ bytes: ArrayBuffer }>(
            'SELECT bytes FROM files WHERE name = ? ORDER BY file, piece',
            name,
          )
          .toArray()
          .map(({ bytes }) => decoder.decode(bytes))
          .join(''),
        files: [
          ...sql.exec<{ file: string }>('SELECT DISTINCT file FROM files WHERE name = ?', name),
        ].map(({ file }) => file),
        records: [
          ...sql.exec<{ kind: string }>(
            'SELECT kind FROM records WHERE name = ? ORDER BY kind',
            name,
          ),
        ].map(({ kind }) => kind),
      })),
    )
  }

  /** Lets a test in that says so. */
  protected override visitor(request: Request): Visitor {
    const visitor = super.visitor(request)
    return request.headers.has('x-test-owner')
      ? { ...visitor, inboxClosed: () => undefined }
      : visitor
  }
}
