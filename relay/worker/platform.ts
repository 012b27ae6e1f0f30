/**
 * The part of Cloudflare's platform that the relay uses, by the names of its documentation. Cloudflare's own
 * package of types declares globals for every file of a project, which contradict those of browsers.
 */

type SqlValue = string | number | ArrayBuffer | null

/** Rows of one statement, read once. */
interface SqlCursor<Row> extends Iterable<Row> {
  toArray: () => Row[]
  readonly rowsWritten: number
}

/** The database of one object. */
export interface SqlStorage {
  /** Runs one statement, or several without bindings. Throws what SQLite says. */
  exec: <Row extends Record<string, SqlValue>>(
    statement: string,
    ...bindings: readonly unknown[]
  ) => SqlCursor<Row>
}

/** What an object keeps: its database, and when it wakes up next. */
export interface DurableObjectStorage {
  sql: SqlStorage
  /** Everything inside happens or nothing; answers are held back until it is on disk. */
  transactionSync: <T>(work: () => T) => T
  /** Sets the object's only alarm, which replaces any other and outlives the object's process. */
  setAlarm: (at: number) => Promise<void>
  /** When it goes off, in milliseconds since 1970; null where none is set. */
  getAlarm: () => Promise<number | null>
}

/** What the platform hands to an object when it wakes up. */
export interface DurableObjectState {
  readonly id: { equals: (other: DurableObjectId) => boolean }
  storage: DurableObjectStorage
}

interface DurableObjectId {
  toString: () => string
}

interface DurableObjectNamespace {
  idFromName: (name: string) => DurableObjectId
  get: (id: DurableObjectId) => { fetch: (request: Request) => Promise<Response> }
}

/** A bucket of R2. */
export interface PhotoBucket {
  /** Resolves once it would survive a power cut. */
  put: (key: string, bytes: Uint8Array) => Promise<unknown>
  get: (key: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> } | null>
  /** At most a thousand keys; one that is not there is no error. */
  delete: (keys: readonly string[]) => Promise<void>
}

/** Rewrites a page while it passes through; a class of the platform's. */
interface PageRewriter {
  on: (
    selector: string,
    handlers: {
      element: (element: {
        getAttribute: (name: string) => string | null
        setAttribute: (name: string, value: string) => void
      }) => void
    },
  ) => PageRewriter
  transform: (response: Response) => Response
}

declare global {
  const HTMLRewriter: new () => PageRewriter
}

/** What the platform hands to the code: the bindings of wrangler.jsonc, and every secret by its name. */
export type WorkerEnvironment = Readonly<Record<string, unknown>> & {
  readonly RELAY: DurableObjectNamespace
  /** Where photos are kept; without it none are taken. */
  readonly PHOTOS?: PhotoBucket
}
