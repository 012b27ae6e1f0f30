/**
 * Tailwind writes each translucent colour twice: computed, and as a `color-mix()` of its variable. For
 * colours that are constant in the style sheet both are the same: only the first is kept. A mix with
 * `currentColor` stays.
 */
const mixed =
  /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{((?:[^{}]*\{[^{}]*\})+)\s*\}/g

/** The style sheet with each such colour only once. */
export function withStaticColours(css: string): string {
  return css.replace(mixed, (block: string, rules: string) =>
    /currentcolor/i.test(rules) ? block : '',
  )
}
