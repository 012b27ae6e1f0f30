/** An event of a Chrome trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: {
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number }
    readonly data?: {
      readonly documentLoaderURL?: string
      readonly url?: string
      readonly functionName?: string
      /** Of a DOM event. */
      readonly type?: string
      readonly lineNumber?: number
      readonly styleSheetUrl?: string
    }
  }
}

/** Times in ms, from the start of the navigation. */
interface LongTask {
  readonly start: number
  readonly duration: number
  /** What took a millisecond or more of it by itself, the longest first. */
  readonly content: readonly { readonly what: string; readonly ms: number }[]
}

export interface PageTasks {
  readonly firstPaint: number
  /** The sum of what long tasks after the first paint take beyond 50 ms each. */
  readonly blocked: number
  readonly tasks: readonly LongTask[]
}

const longMs = 50
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/**
 * The long tasks of the thread that draws a page.
 * @param url of the page, as it was asked for.
 * @throws when the trace does not hold that page.
 */
export function pageTasks(events: readonly TraceEvent[], url: string): PageTasks {
  const begun = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!begun) throw new Error(`The trace does not hold ${url}.`)
  const own = events
    .filter(({ pid, tid, ts }) => pid === begun.pid && tid === begun.tid && ts >= begun.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${url} painted nothing while it was traced.`)
  const since = (ts: number) => (ts - begun.ts) / 1000
  const whole = own.filter(({ ph }) => ph === 'X')
  const tasks = outermost(whole.filter(({ name }) => taskNames.has(name)))
    .filter(({ dur = 0 }) => dur > longMs * 1000)
    .map((task) => {
      const inside = whole.filter(
        (event) =>
          !taskNames.has(event.name) &&
          event.ts >= task.ts &&
          event.ts + (event.dur ?? 0) <= end(task),
      )
      return {
        start: since(task.ts),
        duration: (task.dur ?? 0) / 1000,
        content: ownTimes(inside),
      }
    })
  const firstPaint = since(paint.ts)
  const blocked = tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .map(({ start, duration }) => {
      // As Lighthouse counts: of a task that runs during the first paint, what comes after it.
      const before = Math.max(0, firstPaint - start)
      return Math.max(0, duration - Math.max(before, longMs))
    })
    .reduce((sum, ms) => sum + ms, 0)
  return { firstPaint, blocked, tasks }
}

/** The browser notes each task twice, one within the other, and tasks that run within a task. */
function outermost(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = 0
  return tasks.filter((task) => {
    if (task.ts < until) return false
    until = end(task)
    return true
  })
}

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/**
 * The time of each event without the events inside it.
 * @param events in the order of their beginnings, outer ones first.
 */
function ownTimes(events: readonly TraceEvent[]): LongTask['content'] {
  const times = new Map<string, number>()
  const open: TraceEvent[] = []
  const add = (event: TraceEvent, ms: number) =>
    times.set(describe(event), (times.get(describe(event)) ?? 0) + ms)
  for (const event of events) {
    while (open.length > 0 && end(open.at(-1)!) <= event.ts) open.pop()
    const around = open.at(-1)
    const ms = (event.dur ?? 0) / 1000
    if (around) add(around, -ms)
    add(event, ms)
    open.push(event)
  }
  return [...times]
    .filter(([, ms]) => ms >= 1)
    .map(([what, ms]) => ({ what, ms }))
    .toSorted((one, other) => other.ms - one.ms)
}

/** Names as people use them, with the script or the number of elements where the trace tells it. */
const plainNames: Readonly<Record<string, string>> = {
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse style sheet',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
  EventDispatch: 'event',
  EvaluateScript: 'run script',
  FunctionCall: 'call',
  'v8.compile': 'compile script',
}

function describe({ name, args }: TraceEvent): string {
  const { url, functionName, type, lineNumber, styleSheetUrl } = args?.data ?? {}
  const file = url ?? styleSheetUrl
  const place =
    file && `${file.replace(/^https?:\/\/[^/]+/, '')}${lineNumber ? `:${lineNumber}` : ''}`
  const elements = args?.elementCount && `${args.elementCount} elements`
  const boxes =
    args?.beginData?.totalObjects &&
    `${args.beginData.dirtyObjects} of ${args.beginData.totalObjects} boxes`
  return [
    plainNames[name] ?? name,
    name === 'EventDispatch' && type,
    functionName,
    place,
    elements,
    boxes,
  ]
    .filter(Boolean)
    .join(' ')
}
