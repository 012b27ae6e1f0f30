import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { missingPage } from '@/lib/addresses/missing-page'
import { redirectTarget } from '@/lib/addresses/redirects'

/** Written in by the build (next.config.mjs): a client component reaches no records. */
const hasGuide = process.env.TRADES_GUIDE === '1'
const moved = JSON.parse(process.env.MOVED_ADDRESSES ?? '{}') as Readonly<Record<string, string>>

/**
 * The message for a missing service, trade or family; `children` for any other address, and for one
 * that has moved while the browser goes there, which only a host without our rules leaves to us.
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
