import { listen } from './listen'

/** Moves the edge between two pictures to the value of the range over them. */
export function moveEdges(): void {
  listen('input', '.before-after', ({ style }, { target }) =>
    style.setProperty('--edge', `${(target as HTMLInputElement).value}%`),
  )
}
