/** How an attempt to send ended: what the notice says, and what stays in the page after it. */
export interface Outcome {
  readonly sent: boolean
  readonly title: string
  readonly description: string
  /** After a failure: an e-mail that already holds what was typed. */
  readonly mailHref?: string
  /** After a failure: whether loading the page again is the remedy. */
  readonly reload?: boolean
}
