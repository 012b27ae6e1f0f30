import clsx from 'clsx'
import { mailtoHref } from '@/lib/addresses/contact-links'

/**
 * A link to an e-mail address in a narrow column on a dark ground: the address goes to a second line at its
 * « @ » before it is broken at a hyphen of its domain. Browsers read a space between the two parts, so the link
 * has a name.
 */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const at = address.indexOf('@')
  return (
    <a
      href={mailtoHref(address)}
      aria-label={address}
      className={clsx('font-semibold text-surface underline underline-offset-4', className)}
    >
      <span>{address.slice(0, at)}</span>
      <span>{address.slice(at)}</span>
    </a>
  )
}
