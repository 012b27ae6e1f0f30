import { attempt } from '@/lib/browser/attempt'

/**
 * What may become HTML: a text without a tag, or the empty element by which React makes scripts. No
 * inline script of ours holds a tag's first character as it is.
 */
const harmless = /^(?:\x3cscript>\x3c\/script>|[^\x3c]*)$/

/** What may become HTML, or the address of a script: that, and files of our own. Null refuses. */
export const htmlRules = {
  createHTML: (html: string) => (harmless.test(html) ? html : null),
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === location.origin ? url : null,
}

/**
 * The only way from a string to HTML or a script's address, where the page's policy asks for Trusted
 * Types (`scripts/build/page-policy.ts`). Whatever else asks gets an error, as code that was smuggled
 * in would.
 */
export function limitHtml(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: typeof htmlRules) => unknown }
  }
  // An extension may have made its own before: there is one, and it is not for us to fail by it.
  attempt(() => trustedTypes?.createPolicy('default', htmlRules))
}
