/** Other origins that the screen has to do with. */
interface Others {
  /** Pages that it shows. */
  readonly framed?: readonly string[]
  /** Where records are read and saved. */
  readonly asked?: readonly string[]
  readonly pictures?: readonly string[]
}

/**
 * The policy of the editing screen's page. The CMS styles its elements in place, and decodes photos in
 * WebAssembly, in a worker.
 */
export function screenPolicy({ framed = [], asked = [], pictures = [] }: Others): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...pictures].join(' '),
    ["connect-src 'self' blob: data:", ...asked].join(' '),
    "worker-src 'self' blob:",
    ['frame-src blob:', ...framed].join(' '),
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
