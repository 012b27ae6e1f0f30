/**
 * The lightbox has an entry of its own in the browser's history: Back, or a phone's gesture for it, closes it
 * and stays on the page, Forward opens it again, and a reload leaves it open. The entry holds the picture
 * that it was opened at, beside what Next needs to find the page again.
 */
export const lightboxEntry = 'lightbox'
const entryChange = 'lightboxchange'

/** The position of the picture that the lightbox was opened at; undefined while it is closed. */
export function lightboxPosition(): number | undefined {
  return (history.state as { [lightboxEntry]?: number } | null)?.[lightboxEntry]
}

/** Calls back whenever the lightbox is opened or closed. */
export function onLightboxChange(listener: () => void): () => void {
  // The browser fires an event when it goes to an entry, but not when one is added.
  for (const type of ['popstate', entryChange]) addEventListener(type, listener)
  return () => {
    for (const type of ['popstate', entryChange]) removeEventListener(type, listener)
  }
}

/** Opens the lightbox at a picture. */
export function openLightbox(position: number): void {
  history.pushState({ ...history.state, [lightboxEntry]: position }, '')
  dispatchEvent(new Event(entryChange))
}

/** Goes back to the page's own entry: a lightbox entry left behind would swallow a press on Back. */
export function leaveLightbox(): void {
  if (lightboxPosition() !== undefined) history.back()
}
