/**
 * Tailwind says each translucent colour twice: worked out, and for browsers that can mix colours once
 * more by its name. Of colours that stand fixed in the style sheet the two are the same: only the first
 * is sent. What is mixed with the colour of the text around it stays.
 */
const mixed =
  /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{((?:[^{}]*\{[^{}]*\})+)\s*\}/g

export function withStaticColours(css: string): string {
  return css.replace(mixed, (block: string, rules: string) =>
    /currentcolor/i.test(rules) ? block : '',
  )
}
