/*
 * When React wakes up, Next writes into the address bar where the page was as that began. Whoever presses a
 * link to a section meanwhile is led there, but the address would go on naming the section before.
 */

let pressed: string | undefined

const note = ({ newURL }: HashChangeEvent) => {
  pressed = newURL
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', note)

/** How long after React is awake the browser may still tell of a press before it, in milliseconds. */
const late = 500

/** To be called once React is awake: writes back the address of the last press. */
export function keepPressedHash(): void {
  const writeBack = () => {
    // Without Next's own state it takes notice, and does not write the former address again.
    if (pressed && pressed !== window.location.href) window.history.replaceState(null, '', pressed)
  }
  // Next listens to changes of the address only after this.
  setTimeout(writeBack)
  window.addEventListener('hashchange', writeBack)
  setTimeout(() => {
    window.removeEventListener('hashchange', note)
    window.removeEventListener('hashchange', writeBack)
  }, late)
}
