/** Which parts of a page the script in its head must answer. */
export interface PageNeeds {
  /** Its scripts wait until the visitor reaches for something that needs them. */
  readonly late: boolean
  /** A field that turns an area or a length into an amount. */
  readonly priced: boolean
  /** Pictures of before and after, with an edge to move. */
  readonly compared: boolean
  /** A list of jobs under its filters. */
  readonly filtered: boolean
  /** Tabs or questions. */
  readonly panels: boolean
  /** A form or a gallery, whose presses are held until React listens. */
  readonly held: boolean
  /** A form that keeps drafts, and is sent with a token. */
  readonly draft: boolean
  /** Something that shows what is stored, for which the page must wake up. */
  readonly wake: boolean
  /** A text that shows the day of the visit. */
  readonly daily: boolean
  /** Something that is shown on some days only. */
  readonly dated: boolean
}
