/** Keys that journeys press by name, as the UI Events specification names them. */
export type KeyName =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab'

/** What can be handed into a page and back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { [key: string]: Plain }

/** One page with storage of its own: the little that journeys need of a browser. */
export interface PageDriver {
  /** Opens an address whole. */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** The page's own width and height, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** The value of an expression in the page, at once: no promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the pointer to this place of the window and presses its main button. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  key: (name: KeyName) => Promise<void>
  /** Errors and warnings of the console and uncaught exceptions, as far as the engine tells them. */
  problems: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** A browser engine that has been started. */
export interface Engine {
  /** Its name and version. */
  readonly name: string
  newPage: (options: { scripts: boolean }) => Promise<PageDriver>
  /** Ends the engine's processes, and only those. */
  stop: () => Promise<void>
}
