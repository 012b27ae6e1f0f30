/** One thing that decides whether the owner's mail arrives. */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'unknown'
  /** SPF, DKIM, DMARC, MX, certificat… */
  readonly about: string
  readonly text: string
  /** What to add at the registrar, where that is the remedy. */
  readonly line?: DnsLine
}

/** A DNS record to add. */
export interface DnsLine {
  readonly name: string
  readonly type: 'MX' | 'TXT'
  readonly value: string
}

/** The code of an error, or else its message. */
export const codeOf = (error: unknown) =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error))
