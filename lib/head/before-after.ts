import { listen } from './listen'

const ranges = '.before-after input'

/** Moves the edge between two pictures to where the range over them stands, or was moved to before. */
export function moveEdges(): void {
  listen('input', ranges, moveEdge)
  document.querySelectorAll<HTMLInputElement>(ranges).forEach((range) => {
    if (range.value !== range.defaultValue) moveEdge(range)
  })
}

const moveEdge = (range: HTMLElement) =>
  range.parentElement?.style.setProperty('--edge', `${(range as HTMLInputElement).value}%`)
