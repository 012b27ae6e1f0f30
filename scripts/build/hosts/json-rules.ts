import type { Header } from './answers'

/** Headers of the addresses that a pattern matches, as `serve.json` and `vercel.json` write them. */
export function headerRule(source: string, headers: readonly Header[]) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) }
}

/** Rules as the text of a JSON file. */
export function jsonFile(rules: object): string {
  return `${JSON.stringify(rules, null, 2)}\n`
}
