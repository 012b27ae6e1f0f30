import type { RelayRequest } from './host'

/** A request the relay turns down: status, message for the visitor, headers to add. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** What the visitor had written, to be copied from the answer. */
  written = ''

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The client left before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}

/** Throws 405 for any other method than those of an address. */
export function requireMethod({ method }: RelayRequest, ...allowed: string[]): void {
  if (allowed.includes(method)) return
  throw new Refusal(405, `Méthode refusée : cette adresse accepte ${allowed.join(' et ')}.`, {
    Allow: allowed.join(', '),
  })
}
