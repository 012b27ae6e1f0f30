/**
 * Measurements in the page. Each function runs there, and so can use nothing else of this file; those that
 * look for faults return a readable line for each.
 */

/** Waits until an element has stayed in one place for six frames, a tenth of a second. */
export async function standStill(element: Element): Promise<void> {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  let last = place()
  for (let still = 0; still < 6;) {
    await new Promise(requestAnimationFrame)
    const now = place()
    still = now === last ? still + 1 : 0
    last = now
  }
}

/**
 * Finds text that cannot be read: wider than the window, cut off by its box, on another text, under a
 * control, or in a column too narrow for a word.
 */
export function brokenText(): string[] {
  const lines: { box: DOMRect; node: Node; parent: Element }[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
      continue
    // Skips text for screen readers only, such as the head of a table whose rows are shown as a list.
    const apart = parent.closest('.sr-only, thead')
    if (apart && getComputedStyle(apart).clipPath !== 'none') continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) lines.push({ box, node, parent })
  }
  lines.sort((one, other) => one.box.top - other.box.top)

  const named = ({ node, parent }: (typeof lines)[number]) =>
    `<${parent.localName}> « ${node.textContent?.trim().slice(0, 60)} »`
  const hides = (overflow: string) => overflow !== 'visible' && overflow !== 'auto'
  // Cached, since most lines have the same ancestors.
  const measured = new Map<Element, { overflowX: string; overflowY: string; room: DOMRect }>()
  const measure = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const measures = { overflowX, overflowY, room: element.getBoundingClientRect() }
    measured.set(element, measures)
    return measures
  }
  const cutBy = (box: DOMRect, element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, overflowY, room } = measured.get(element) ?? measure(element)
    const beyond = Math.max(room.left - box.left, box.right - room.right)
    const above = Math.max(room.top - box.top, box.bottom - room.bottom)
    return (
      (hides(overflowX) && beyond > 1) ||
      (hides(overflowY) && above > 0.2 * box.height) ||
      cutBy(box, element.parentElement)
    )
  }

  const tooWide = lines
    .filter(({ box }) => box.right > window.innerWidth + 1)
    .filter(({ parent }) => !parent.closest('.tab-list'))
    .map((line) => `wider than the window: ${named(line)}`)
  const cutOff = lines
    .filter(({ box, parent }) => cutBy(box, parent))
    .map((line) => `cut off: ${named(line)}`)
  // Header and phone bar cover the page on purpose. Boxes of lines are higher than their letters, and so may
  // overlap a little.
  const flowing = lines.filter(({ parent }) => !parent.closest('header, .phone-bar'))
  const onAnother = flowing.flatMap((line, index) => {
    const { box, node } = line
    const overlap = 0.3 * box.height
    // Lines are sorted by their tops.
    let end = index + 1
    while (end < flowing.length && flowing[end]!.box.top <= box.bottom - overlap) end++
    return flowing
      .slice(index + 1, end)
      .filter((other) => other.node !== node)
      .filter((other) => Math.min(box.bottom, other.box.bottom) - other.box.top > overlap)
      .filter(
        (other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2,
      )
      .map((other) => `on another text: ${named(other)} and ${named(line)}`)
  })
  /** Whether a text is the control's own: in it, or what names it from outside. */
  const isOwn = (control: Element, text: Element) =>
    control.contains(text) ||
    document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.contains(text)
  const underControl = [...document.querySelectorAll('main a, footer a, main button, select')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })))
    .flatMap(({ control, box: { left, right, top, bottom } }) =>
      flowing
        .filter(({ box }) => Math.min(right, box.right) - Math.max(left, box.left) > 2)
        .filter(({ box }) => Math.min(bottom, box.bottom) - Math.max(top, box.top) > 8)
        .filter(({ parent }) => !isOwn(control, parent) && !parent.contains(control))
        .map((line) => `under a control: ${named(line)} and ${control.outerHTML.slice(0, 100)}`),
    )
  // Words that break because something else takes the width of their column.
  const isParted = (node: Node) =>
    [...(node.textContent ?? '').matchAll(/\p{L}{5,}/gu)].some(({ index, 0: word }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
    })
  const squeezed = [...new Set(lines.map(({ node }) => node))]
    .filter(({ parentElement: parent }) => {
      const column = parent?.closest('p, dd, li, td')
      return column && column.clientWidth < 4 * parseFloat(getComputedStyle(column).fontSize)
    })
    .filter(isParted)
    .map((node) => `squeezed: « ${node.textContent?.trim().slice(0, 60)} »`)
  return [...tooWide, ...cutOff, ...onAnother, ...underControl, ...squeezed]
}

/** Finds controls that lie partly outside the window, or whose content is wider than they are. */
export function cutControls(): string[] {
  const named = (element: Element) => element.outerHTML.slice(0, 200)
  return (
    [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Tabs scroll sideways on a phone. Elements for screen readers only, and the slider over a pair of
      // pictures, are wider on purpose.
      .filter((element) => !element.closest('.sr-only, .tab-list, .before-after'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isButton = element.matches('a, button') && element.clientWidth > 0
        const holdsMore = isButton && element.scrollWidth > element.clientWidth + 1
        return left < -1 || right > window.innerWidth + 1 || holdsMore
      })
      .map(named)
  )
}

/** Records every layout shift in `window.shifts`: what moved, from where to where. */
export function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(',')
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 40)
        return `${node?.nodeName} « ${text} » ${place(previousRect)} → ${place(currentRect)}`
      })
      if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts recorded so far; waits two frames, as shifts of the last change are reported late. */
export async function shiftsSeen(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return (window as unknown as { shifts: string[] }).shifts
}

/** Finds targets smaller than 24 × 24 px, except those in a sentence or with enough room around them. */
export function smallTargets(): string[] {
  const least = 24
  const targets = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const small = targets.filter(({ box }) => box.width < least || box.height < least)

  const inSentence = (element: Element) => {
    const block = element.closest('p, li, label, dd, figcaption')
    return (
      getComputedStyle(element).display === 'inline' &&
      (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    )
  }
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  /** Whether a circle of 24 px around the target meets another target, or the circle of a small one. */
  const crowded = (target: (typeof targets)[number]) => {
    const { x, y } = middle(target.box)
    return targets.some((other) => {
      if (other === target) return false
      const { left, right, top, bottom } = other.box
      const near = small.includes(other)
        ? middle(other.box)
        : { x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) }
      return Math.hypot(near.x - x, near.y - y) < (small.includes(other) ? least : least / 2)
    })
  }
  return small
    .filter((target) => !inSentence(target.element) && crowded(target))
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 200)}`,
    )
}

/** An element that had the focus, and its faults at that moment. */
export interface FocusStop {
  readonly element: Element
  readonly faults: readonly string[]
}

/** Records the focused element in `window.focusStops` each time a key is released. */
export function watchFocus(): void {
  const stops: FocusStop[] = []
  Object.assign(window, { focusStops: stops })
  // Without transitions: a colour that fades in reaches its contrast only at the end.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  const channels = (colour: string) =>
    colour.startsWith('rgb(') ? colour.match(/[\d.]+/g)?.map(Number) : undefined
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255]
    return channels(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)
  }

  /** The element that shows the focus ring: the focused one itself, or its parent. */
  const ringed = (element: Element) => {
    const around = element.parentElement ?? element
    const none = getComputedStyle(element).outlineStyle === 'none'
    return none && getComputedStyle(around).outlineStyle !== 'none' ? around : element
  }
  const outlineFault = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      return `no outline of 2 px (${outlineStyle}, ${outlineWidth})`
    const inside = parseFloat(outlineOffset) < 0
    const ring = luminance(channels(outlineColor) ?? [])
    const ground = luminance(groundOf(inside ? element : element.parentElement))
    const contrast = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)
    return contrast < 3 && `an outline of contrast ${contrast.toFixed(1)}`
  }
  /** The fault if the element is not in view as a whole; of a high one the first line is enough. */
  const placeFault = (element: Element) => {
    const { top, left, width, height } = element.getClientRects()[0] ?? new DOMRect()
    // An element about as high as the window need only fill it.
    if (height > 0.9 * innerHeight && Math.abs(top + height / 2 - innerHeight / 2) < height / 4)
      return undefined
    const bottom = top + (height > 64 ? 36 : height)
    const right = left + width
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return `out of the window (${Math.round(top)} to ${Math.round(bottom)} px)`
    const over = [left + 2, (left + right) / 2, right - 2]
      .flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)))
      .find((hit) => hit && !element.contains(hit) && !hit.contains(element))
    return over && `covered by ${over.outerHTML.slice(0, 100)}`
  }
  window.addEventListener('keyup', () => {
    const element = document.activeElement
    if (!element || element === document.body) return
    const ring = ringed(element)
    const faults = [outlineFault(ring), placeFault(ring)].filter((fault) => !!fault)
    stops.push({ element, faults: faults as string[] })
  })
}
