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

/** Values that can be passed to a page and back, as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { [key: string]: Plain }

/** One page with storage of its own: the few commands of a browser that journeys need. */
export interface PageDriver {
  /** Opens an address and waits until it has loaded. */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** The page's own width and height, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** The value of an expression in the page. A promise is not awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse pointer to this point of the window and presses the main button. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  key: (name: KeyName) => Promise<void>
  /** Errors and warnings of the console and uncaught exceptions, as far as the engine reports them. */
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
