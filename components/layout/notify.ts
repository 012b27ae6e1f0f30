/** A short message that comes and goes. */
export interface Notice {
  readonly title: string
  readonly description?: string
  readonly destructive?: boolean
}

let listener: ((notice: Notice) => void) | undefined
const waiting: Notice[] = []

/** Shows a notice; before the page has woken up, it waits. */
export function notify(notice: Notice): void {
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** For `Notices`, the one place that shows them. */
export function listenToNotices(show: (notice: Notice) => void): () => void {
  listener = show
  for (const notice of waiting.splice(0)) show(notice)
  return () => {
    if (listener === show) listener = undefined
  }
}
