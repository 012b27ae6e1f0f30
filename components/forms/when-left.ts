/**
 * Events that end a press, or show that one has ended: a list that opens may keep its `pointerup` to itself.
 * `change` does not count: the press that leaves a field causes it.
 */
const releases = ['pointerup', 'pointercancel', 'keydown'] as const

/**
 * Calls back with the names of the fields that were left, once nothing is pressed any more: the press that
 * leaves a field is aimed at something, and a message that appears could move that away.
 */
export function whenLeft(
  form: HTMLFormElement,
  recheck: (names: string[]) => void,
  signal: AbortSignal,
): void {
  const left = new Set<string>()
  let pressed = false
  // In a task of its own: the click follows right after the end of a press.
  const settle = () =>
    setTimeout(() => {
      if (pressed || signal.aborted || left.size === 0) return
      const names = [...left]
      left.clear()
      recheck(names)
    })
  const press = () => void (pressed = true)
  const release = () => {
    pressed = false
    settle()
  }
  addEventListener('pointerdown', press, { capture: true, signal })
  for (const type of releases) addEventListener(type, release, { capture: true, signal })
  form.addEventListener(
    'focusout',
    ({ target }) => {
      left.add((target as HTMLInputElement).name)
      settle()
    },
    { signal },
  )
}
