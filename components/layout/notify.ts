/** A short message that disappears by itself; not one of the firm's `notices`, which stand in the page. */
export interface ToastText {
  readonly title: string
  readonly description?: string
  readonly destructive?: boolean
  /** Whether the focus moves to the same words in the page: screen readers need not say them twice. */
  readonly silent?: boolean
}

let listener: ((text: ToastText) => void) | undefined
const waiting: ToastText[] = []

/** Shows a toast, once the page is awake. */
export function notify(text: ToastText): void {
  if (listener) listener(text)
  else waiting.push(text)
}

/** Registers the one component that shows toasts; returns a function that ends it. */
export function listenToToasts(show: (text: ToastText) => void): () => void {
  listener = show
  for (const text of waiting.splice(0)) show(text)
  return () => {
    if (listener === show) listener = undefined
  }
}
