import clsx from 'clsx'
import { TextLink } from '@/components/ui/text-link'

/** Links to pages that say more about what a page is about, such as specimen quotes; nothing without links. */
export function PageLinks({
  title,
  links,
  className,
}: {
  title: string
  links: readonly { readonly name: string; readonly href: string }[]
  className?: string
}) {
  if (links.length === 0) return null
  return (
    <div className={clsx('flex flex-wrap items-baseline gap-x-4 gap-y-1 print:hidden', className)}>
      <p className="text-balance">{title}</p>
      <ul className="contents">
        {links.map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href} className="inline-block py-0.5">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
