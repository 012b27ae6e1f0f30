import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { missingPage } from '@/lib/addresses/missing-page'
import { redirectTarget } from '@/lib/addresses/redirects'

/** Compiled in (next.config.mjs): a client component cannot read records. */
const hasGuide = process.env.TRADES_GUIDE === '1'
const moved = JSON.parse(process.env.MOVED_ADDRESSES ?? '{}') as Readonly<Record<string, string>>

/**
 * The message for a missing service, trade or family; `children` for any other address. It also follows
 * addresses that have moved, which reach this page only on a host without our rules.
 */
export function KnownMissingPage({ path, children }: { path: string; children: ReactNode }) {
  const target = redirectTarget(path, moved)
  useEffect(() => {
    if (!target) return
    const address = new URL(target, window.location.origin)
    address.search = window.location.search
    window.location.replace(address)
  }, [target])

  const missing = missingPage(path, hasGuide)
  if (target || !missing) return children
  return (
    <div className="container-page pt-20">
      <h1 className="mb-10 text-hero">{missing.message}</h1>
      <a
        href={redirectTarget(missing.link.href, moved) ?? missing.link.href}
        className={buttonClass('action')}
      >
        {missing.link.label}
      </a>
    </div>
  )
}
