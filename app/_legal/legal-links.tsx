import { Fragment, type ReactNode } from 'react'
import type { Firm } from '@/content/schema/firm'
import { mailtoHref, telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'

/** The words by which texts of law name pages of the site. */
const pageNames: readonly (readonly [words: string, path: string])[] = [
  ['politique de confidentialité', paths.privacy],
  ['mentions légales', paths.legalNotice],
  ['conditions générales', paths.terms],
  ['« Accessibilité »', paths.accessibility],
]

/** Words that become a link, whatever spaces typography has set in them. */
interface Target {
  readonly pattern: string
  readonly href: (words: string) => string
}

function targets({ email, phones }: Pick<Firm, 'email' | 'phones'>, path: string): Target[] {
  const words = (text: string) => escapeRegExp(text).replace(/\s/g, '\\s')
  return [
    { pattern: words(email), href: () => mailtoHref(email) },
    ...Object.values(phones).flatMap((phone) =>
      phone ? [{ pattern: words(phone), href: () => telHref(phone) }] : [],
    ),
    { pattern: 'https://[\\w./-]+[\\w/]', href: (address) => address },
    { pattern: 'www\\.[\\w.-]+\\w', href: (address) => `https://${address}` },
    // A page does not link to itself.
    ...pageNames
      .filter(([, named]) => named !== path)
      .map(([name, named]) => ({ pattern: words(name), href: () => named })),
  ]
}

/**
 * A text of law with links on phone, e-mail, addresses of sites and names of the site's pages: who looks for
 * them there wants to use them, and would have to copy them by hand. Browsers are told not to make links of
 * numbers themselves.
 */
export function withLinks(
  text: string,
  firm: Pick<Firm, 'email' | 'phones'>,
  path: string,
): ReactNode {
  const all = targets(firm, path)
  // Every second part is what a pattern has matched.
  const parts = text.split(new RegExp(`(${all.map(({ pattern }) => pattern).join('|')})`))
  if (parts.length === 1) return text
  return parts.map((part, index) => {
    const target =
      index % 2 === 1 && all.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(part))
    if (!target) return <Fragment key={index}>{part}</Fragment>
    const href = target.href(part)
    return (
      <a
        key={index}
        href={href}
        {...(href.startsWith('https:') && { rel: 'noopener' })}
        className="text-action underline underline-offset-4"
      >
        {part}
      </a>
    )
  })
}
