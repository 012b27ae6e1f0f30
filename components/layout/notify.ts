/** A short message that disappears by itself. */
export interface Notice {
  readonly title: string
  readonly description?: string
  readonly destructive?: boolean
}

let listener: ((notice: Notice) => void) | undefined
const waiting: Notice[] = []

/** Shows a notice, once the page is awake. */
export function notify(notice: Notice): void {
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** Registers the one component that shows notices; returns a function that ends it. */
export function listenToNotices(show: (notice: Notice) => void): () => void {
  listener = show
  for (const notice of waiting.splice(0)) show(notice)
  return () => {
    if (listener === show) listener = undefined
  }
}
