import { listen } from './listen'

/** Moves the edge between two pictures to where the range over them stands. */
export function moveEdges(): void {
  listen('input', '.before-after', ({ style }, { target }) =>
    style.setProperty('--edge', `${(target as HTMLInputElement).value}%`),
  )
}
