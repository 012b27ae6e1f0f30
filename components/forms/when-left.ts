/**
 * What ends a press, or tells that one has ended: a list that opens on it may keep the pointer's end to
 * itself. A `change` tells nothing: the press that leaves a field brings one about.
 */
const releases = ['pointerup', 'pointercancel', 'keydown'] as const

/**
 * Calls back with the names of the fields that were left, once nothing is being pressed any more: the
 * press that leaves a field is meant for something, which a message that appears would move away from
 * under it.
 */
export function whenLeft(
  form: HTMLFormElement,
  recheck: (names: string[]) => void,
  signal: AbortSignal,
): void {
  const left = new Set<string>()
  let pressed = false
  // A task of its own: the click that ends a press comes right behind it.
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
