/** An element of the logo's file, of the few that may stand there (lib/site/content/logo.ts). */
export interface LogoElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly LogoElement[]
}

/** The logo, ready to be drawn anywhere. A shape without a fill takes the colour of the text beside it. */
export interface LogoDrawing {
  /** Its viewBox. */
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  readonly elements: readonly LogoElement[]
}

/** What the file writes for the accent colour; where none is set, the colour of the text. */
export const logoAccent = 'var(--logo-accent, currentColor)'

/**
 * Puts a prefix before the ids of the drawing and before references to them: it stands in the page twice, and
 * ids must be unique.
 */
export function withPrefix(attributes: LogoElement['attributes'], prefix: string) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'id'
        ? `${prefix}-${value}`
        : name === 'href'
          ? value.replace(/^#/, `#${prefix}-`)
          : value.replace(/url\(#/g, `url(#${prefix}-`),
    ]),
  )
}

/**
 * The path of the plumb line that the logo hangs on: thin where the logo is large, stout where it is small.
 */
export function plumbLine({
  axis,
  from,
  to,
  width,
}: {
  axis: number
  from: number
  to: number
  width: number
}): string {
  const hundredths = (value: number) => Math.round(value * 100) / 100
  return `M${hundredths(axis - width / 2)} ${hundredths(from)}h${hundredths(width)}V${hundredths(to)}h-${hundredths(width)}z`
}
