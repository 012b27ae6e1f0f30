/** What a page has of that which the script in its head answers. */
export interface PageKind {
  /** Its scripts wait until the visitor reaches for something. */
  readonly late: boolean
  /** What tells a price for an area. */
  readonly priced: boolean
  /** Pictures of before and after. */
  readonly compared: boolean
  /** Tabs or questions. */
  readonly panels: boolean
  /** A form or a gallery, whose presses wait for React. */
  readonly held: boolean
  /** A form that keeps drafts, and is sent with a token. */
  readonly draft: boolean
  /** Something that shows what is stored, and so wakes the page up. */
  readonly wake: boolean
  /** The day of the visit. */
  readonly daily: boolean
  /** Something that the firm's record shows on some days alone. */
  readonly dated: boolean
}
