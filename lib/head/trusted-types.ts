import { attempt } from '@/lib/browser/attempt'

/**
 * What may become HTML: a text without a tag, or the empty script element by which React makes scripts. The
 * pattern spells « < » as an escape, since no inline script of ours may contain one.
 */
const harmless = /^(?:\x3cscript>\x3c\/script>|[^\x3c]*)$/

/** The rules of the policy: HTML as above, scripts from our own addresses only. Null refuses. */
export const htmlRules = {
  createHTML: (html: string) => (harmless.test(html) ? html : null),
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === location.origin ? url : null,
}

/**
 * The only way from a string to HTML or to a script's address, where the page's policy asks for Trusted Types
 * (`scripts/build/page-policy.ts`). Anything else gets an error, as injected code would.
 */
export function limitHtml(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: typeof htmlRules) => unknown }
  }
  // An extension may have made a default policy before, and there can be only one: our script must not fail
  // then.
  attempt(() => trustedTypes?.createPolicy('default', htmlRules))
}
