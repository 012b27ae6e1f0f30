/** A request the relay turns down: status, message for the visitor, headers to add. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The client left before its request was whole: nobody is there to answer. */
export class ClientGone extends Error {}
