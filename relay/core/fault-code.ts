/** What the log says of a fault: its code or its class, never its text, which may quote a lead. */
export function faultCode(error: unknown): string {
  const { code, name } = error as Error & { code?: string }
  return code ?? name
}

/** The same, with the place in the program where it happened. */
export function faultPlace(error: unknown): string {
  const frames = (error as Error).stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? []
  return [faultCode(error), ...frames].join('\n')
}
